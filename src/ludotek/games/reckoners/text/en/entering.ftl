### What is read off real dice and cards.

read-reckoner = Which Reckoner does player { $number } draw?
read-district =
    { $n ->
        [1] Which district comes first in the circle?
       *[other] Which district comes next, clockwise? (place { $n })
    }
read-epic = Which Epic comes { FORM($district, form: "to") }?
read-equipment =
    { $n ->
        [1] Which equipment card is turned up?
       *[other] Which equipment card is turned up next? (number { $n })
    }
read-steelheart = In which district does Steelheart appear?
read-movement = What does the movement die show?
read-steps =
    { $n ->
        [0] No steps
        [one] { $n } step
       *[other] { $n } steps
    }
read-die = { CAP($seat) }, { $die }: what does it show?
