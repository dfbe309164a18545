import Source

/// The body whose place is that of a site, and sites that have a place of their own.
extension Resolver {
  /// The innermost body around a site that is no in-place closure, and how sure it is that everything between runs there.
  func home(_ site: Site) -> (body: Site, confidence: Confidence)? {
    if handedOver.contains(site) { return (site, .high) }
    guard var body = enclosingBody(site) else { return nil }
    var confidence = Confidence.high
    while true {
      let verdict = place(of: body)
      guard verdict.isInPlace, let outer = enclosingBody(body) else { return (asyncLet(around: site, in: body) ?? body, confidence) }
      confidence = min(confidence, verdict.confidence)
      body = outer
    }
  }

  /// The value of an `async let` is a task of its own: it leaves the actor of the code around it.
  private func asyncLet(around site: Site, in body: Site) -> Site? {
    let unit = project.unit(site)
    let kinds = unit.summary.events.kinds
    var event = project.events.parent(site)
    while event != .max, event > body.event {
      if kinds[Int(event)] == .binding, isAsyncLet(event, unit) {
        let binding = Site(unit.index, event)
        if settledPlaces[binding] == nil { settle(binding, PlaceVerdict(place: .pool, grounds: [Ground(fact: .asyncLet, site: binding)])) }
        return binding
      }
      event = project.events.parent(Site(site.unit, event))
    }
    return nil
  }

  /// A site has a place of its own, other than that of the body around it.
  func settle(_ site: Site, _ verdict: PlaceVerdict) {
    placeVerdicts[site] = verdict
    settledPlaces[site] = verdict
  }

  /// Takes over what another resolver of the project found out about places: hits that were found there are read here.
  func adoptPlaces(of other: Resolver) {
    for (site, verdict) in other.settledPlaces { settle(site, verdict) }
    handedOver.formUnion(other.handedOver)
    other.placeVerdicts.forEach { body, verdict in
      if let verdict, placeVerdicts[body] == nil { placeVerdicts[body] = verdict }
    }
  }

  /// Sites that were handed over, with their places.
  var handOvers: [(site: Site, verdict: PlaceVerdict)] { handedOver.compactMap { site in settledPlaces[site].map { (site, $0) } } }

  func adopt(handOvers: [(site: Site, verdict: PlaceVerdict)]) {
    for (site, verdict) in handOvers { handOver(site, verdict) }
  }

  /// A function is given by name to a call that runs it elsewhere: from there on it is as if a closure called it.
  func handOver(_ function: Site, _ verdict: PlaceVerdict) {
    settle(function, verdict)
    handedOver.insert(function)
  }
}
