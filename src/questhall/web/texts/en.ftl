your-turn = Questhall: { $name }, it is your turn at table { $table }.
