labelled = { $label }: { $value }
top-round = round { $round }
