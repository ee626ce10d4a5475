-- What was said for a request that named its seed, so that the same request is answered from the recording.

create table cached_takes (
  workspace_id text not null,
  -- SHA-256 of everything the sound depends on.
  cache_key text not null,
  history_item_id text not null,
  -- Where each piece ends in the recording, and what the engine told about it.
  pieces jsonb not null,
  duration_ms double precision not null,
  created_at timestamptz not null,
  primary key (workspace_id, cache_key)
);
create index cached_takes_by_age on cached_takes (created_at);
