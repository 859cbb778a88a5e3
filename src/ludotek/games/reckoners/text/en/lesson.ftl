### The guided first game: the aim in one line, and each bubble with its title and what to do now.

lesson-first = Bring Steelheart’s Health to 0 before the Population is gone

lesson-aim = The game is nearly won. You are Abraham, and a bot plays Megan. The two of you have found Steelheart’s weakness: bring his Health to 0 and you win. If the Population reaches 0, you lose.
    .title = The aim
lesson-keep = You have rolled your dice. After each of the first two rolls you keep at least one. You want “Attack Epic” now: this green die shows it twice. One or two others, whatever they show, will get you to him.
    .title = Keep dice
    .now = Now you: keep a die.
lesson-reroll = Press every other die you want to keep as well. The rest is rolled again, twice at most.
    .title = Roll again
    .now = Now you: keep the attacks, then reroll the rest.
lesson-use = Everybody has rolled; now you use your dice, one after the other. Most symbols work only in the district where your figure stands.
    .title = Use dice
    .now = Now you: take a die without an attack.
lesson-barricade = Steelheart is in this district, but while a Barricade stands there, nobody gets in or out. With any die, whatever it shows, you can remove one.
    .title = Barricades
    .now = Now you: remove the Barricade here.
lesson-move = With any die, whatever it shows, you can move to another district. The attacks are for later.
    .title = Move
    .now = Now you: move to Steelheart’s district.
lesson-attack = You are where he is. Each “Attack Epic” symbol takes 1 of his Health.
    .title = Attack
    .now = Now you: attack Steelheart.
lesson-token = A plan token counts as a die with the symbol you need. You got yours with the “Plan” symbol in an earlier round.
    .title = Plan tokens
lesson-acquire = With the team’s money you could buy equipment, which gives you more dice. When you are done, the Epics act.
    .title = Equipment
lesson-epics = The Epics and Steelheart have done everything to the left of their brackets; “Contain” moves a bracket back. Keep an eye on the Population, and finish him off.
    .title = What the Epics do
