-- The first steps of a person: each is taken once, for good, whether or not a list of them is shown.
create table onboarding_steps (
  user_id text not null references users on delete cascade,
  item_id text not null,
  taken_at timestamptz not null,
  primary key (user_id, item_id)
);

-- The list that shows them; a person has one at most.
create table onboarding_checklists (
  user_id text primary key references users on delete cascade,
  id text not null unique,
  is_hidden boolean not null default false,
  created_at timestamptz not null
);
