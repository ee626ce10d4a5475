-- What goes back of an order that was finished in part, and when payments were last asked about, so that those that are stuck let
-- others go first.

alter table production_payments
  -- How much of it has gone back once everything has that is to go; 0 where that is all of it, or nothing.
  add column return_minor bigint not null default 0 check (return_minor >= 0),
  add column tried_at timestamptz;
