-- One change of a subscription at a time: whoever makes one holds the desk of the workspace until it is made.
create table billing_desks (
  workspace_id text primary key,
  held_by text not null,
  held_until timestamptz not null
);
