-- Who did what, from where and when. Written in the transaction of the act, never changed afterwards.

create table audit_entries (
  id text primary key,
  -- Empty for acts that concern the whole instance.
  workspace_id text not null,
  action text not null,
  actor_kind text not null,
  -- Empty for the operator's command line and for jobs. No reference: entries outlive accounts.
  actor_id text not null,
  api_key_id text,
  session_id text,
  target_kind text,
  target_id text,
  details jsonb not null,
  address text not null,
  user_agent text not null,
  request_id text not null,
  created_at timestamptz not null
);
create index audit_entries_of_workspace on audit_entries (workspace_id, id desc);
create index audit_entries_by_actor on audit_entries (actor_id, id desc) where actor_id <> '';

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only';
end $$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change_of_audit();
