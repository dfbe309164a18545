print("hanglint")
