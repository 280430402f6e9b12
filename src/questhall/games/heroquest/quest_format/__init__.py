"""Quest files: read, checked as a whole, described for editors, exchanged with HeroScribe. See docs/quests.md."""
