-- Who was invited to work here by a list of whoever runs the instance, and has not applied yet. They need no account, and are
-- forgotten once they have applied, or never did.
create table production_candidates (
  id text primary key,
  email text not null unique,
  name text not null,
  languages text[] not null,
  note text not null,
  created_at timestamptz not null,
  -- Null until they were written to.
  invited_at timestamptz
);
create index production_candidates_waiting on production_candidates (id) where invited_at is null;
create index production_candidates_by_age on production_candidates (created_at);
