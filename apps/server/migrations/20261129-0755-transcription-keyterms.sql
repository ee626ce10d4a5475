-- Words that a workspace says often and recognisers seldom know; everybody there is helped by them.

create table keyterms (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  keyterm text not null,
  folded text not null,
  created_at timestamptz not null,
  unique (workspace_id, folded)
);
