labelled = { $label } : { $value }
top-round = manche { $round }
