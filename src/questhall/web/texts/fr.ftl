your-turn = Questhall : { $name }, c’est votre tour à la table { $table }.
