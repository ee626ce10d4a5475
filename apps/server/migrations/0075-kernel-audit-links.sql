-- Chains the entries of each workspace: a link holds the digest of its entry and of the link before it, so that
-- an entry that is changed, removed or put in between no longer fits.

create table audit_links (
  workspace_id text not null,
  -- 1, 2, 3 … in the order in which acts were committed.
  sequence bigint not null,
  entry_id text not null,
  digest text not null,
  primary key (workspace_id, sequence)
);
create unique index audit_links_entry on audit_links (entry_id);

-- How long each chain is and what it ends with: whoever cuts entries off its end has to lie here too.
create table audit_heads (
  workspace_id text primary key,
  sequence bigint not null,
  digest text not null
);

-- sha256 over three lines: the digest before (empty for the first), the sequence, the entry as a JSON array.
create function audit_digest(before text, sequence bigint, entry audit_entries) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws(E'\n', before, sequence, jsonb_build_array(
    entry.id, entry.workspace_id, entry.action, entry.actor_kind, entry.actor_id, entry.api_key_id, entry.session_id,
    entry.target_kind, entry.target_id, entry.details, entry.address, entry.user_agent, entry.request_id,
    to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text), 'UTF8')), 'hex')
$$;

create function link_audit_entry() returns trigger language plpgsql as $$
declare head audit_heads;
begin
  insert into audit_heads (workspace_id, sequence, digest) values (new.workspace_id, 0, '') on conflict do nothing;
  select * into head from audit_heads where workspace_id = new.workspace_id for update;
  head.sequence := head.sequence + 1;
  head.digest := audit_digest(head.digest, head.sequence, new);
  insert into audit_links (workspace_id, sequence, entry_id, digest)
    values (new.workspace_id, head.sequence, new.id, head.digest);
  update audit_heads set sequence = head.sequence, digest = head.digest where workspace_id = new.workspace_id;
  return null;
end $$;

-- What was written before there was a chain is its beginning.
do $$
declare entry audit_entries; head audit_heads;
begin
  for entry in select * from audit_entries order by workspace_id, id loop
    if head.workspace_id is distinct from entry.workspace_id then head := row(entry.workspace_id, 0, ''); end if;
    head.sequence := head.sequence + 1;
    head.digest := audit_digest(head.digest, head.sequence, entry);
    insert into audit_links (workspace_id, sequence, entry_id, digest)
      values (head.workspace_id, head.sequence, entry.id, head.digest);
    insert into audit_heads select head.* on conflict (workspace_id)
      do update set sequence = excluded.sequence, digest = excluded.digest;
  end loop;
end $$;

-- At the commit, when an act waits for no other lock any more: the chain is held for as long as a commit takes.
create constraint trigger audit_entries_linked after insert on audit_entries
  deferrable initially deferred for each row execute function link_audit_entry();

create function refuse_change_of_audit_links() returns trigger language plpgsql as $$
begin
  raise exception 'audit_links is append-only';
end $$;
create trigger audit_links_append_only before update or delete or truncate on audit_links
  for each statement execute function refuse_change_of_audit_links();

-- The log of one person, of one thing, of one kind of act.
create index audit_entries_of_target on audit_entries (workspace_id, target_id, id desc);
create index audit_entries_of_action on audit_entries (workspace_id, action, id desc);
