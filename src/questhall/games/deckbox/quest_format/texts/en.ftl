# What is said about quest files in English.

quest-facts =
    { $mode ->
        [app] { $rooms } rooms, drawn from a seed
       *[map] { $rooms } rooms on the map page
    }
quest-rule-cell-once = Rule: each cell holds one room, and the cell before the entrance none.
quest-rule-card-once = Rule: each of the fifteen cards is used once, with one face or the other; twice with boxes = 2.
quest-rule-way-in = Rule: a room is entered from the cell behind its arrow, where another room lies.
quest-rule-exit-there = Rule: the tile one comes from has an exit on that side.
quest-rule-reachable = Rule: a way leads from the start to every room.
quest-rule-fits = Rule: a dungeon of this shape can be drawn: fifteen cards, and room for every branch.
quest-rule-final-there = Rule: a dungeon has a final room or branches with an objective; an event at the final room needs one.
quest-rule-branch-there = Rule: an objective lies at the end of a branch of that kind; side branches have one room.
quest-rule-gate-there = Rule: a quest with a gate has a room behind it, and a gated room has a gate.
quest-rule-flag-raised = Rule: a flag that is asked for can be raised so high, and what opens the gate is not behind it.
quest-rule-flag-named = Rule: flags of the objective and of the gate have a name in [flags], for the players.
quest-rule-captive-there = Rule: a captive to be delivered is somewhere, such as the feature captive.
quest-rule-feature-stays = Advice: a tile holds one feature; a later one takes its place.
