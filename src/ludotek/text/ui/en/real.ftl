### At a real table: what its dice and cards show.

real-search = Type a name
real-none = Nothing that is still possible has this name.
real-coming = Then:
real-fold = See the table
real-unfold = Enter
real-which-card = Which card?
