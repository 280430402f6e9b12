heq-facts = Body { $body } of { $whole }, Mind { $mind }, { $gold } gold
heq-dice = attack { $attack }, defend { $defend }
heq-dead = dead
heq-left = safely out
heq-outside = waits outside
heq-steps = { $count ->
    [one] One step left.
   *[other] { $count } steps left.
  }
heq-acted = The action is done.
heq-monsters = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  }
heq-round = Round { $round }
heq-monster = { $monster } in { $at }: Body { $body }, attack { $attack }, defend { $defend }
heq-door = Closed: { $door }
heq-open = Open: { $door }
heq-deck = Treasure deck: { $left } cards, { $bad } bad
heq-sign-closed = closed door
heq-sign-opened = open door
heq-sign-furniture = furniture
heq-sign-chest = chest
heq-sign-trap = known trap
heq-sign-pit = open pit
heq-sign-stairs = stairway
heq-sign-blocked = blocked square
heq-sign-rubble = rubble
heq-sign-thing = something of the quest
heq-sign-ally = ally
heq-at = in { $at }
heq-to = { $a } to { $b }
heq-piece = { $what } in { $at }
heq-trapped = { $what } in { $at }, trapped
heq-pile = What { $hero } left behind lies in { $at }
heq-trap-known = Known trap in { $at }: { $what }
heq-trap-sprung = Open in { $at }: { $what }
heq-stairs = Stairway: { $at }
heq-exit = Exit: { $at }
heq-exit-stairs = The way out is the stairway.
heq-line = { $hero }: { $facts }

## What help shows as examples

example-thing = h12
example-rule = heq-mov-05
example-word = door
example-faces = skull black …
example-answers = walk square:H12, or h12, search treasure, end turn
heq-rooms = In sight: { $rooms }.
