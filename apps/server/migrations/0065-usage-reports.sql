-- What was made with the credits of a settlement, so that usage can be read by it. Null where it was not noted.

alter table credit_entries
  add column request_id text,
  add column model_id text,
  -- Null also for several voices at once.
  add column voice_id text,
  add column characters integer,
  add column duration_ms integer;

-- Reports read the settlements of a time from the index alone: they cost what they cover, not what there is.
create index credit_entries_spent on credit_entries (workspace_id, created_at)
  include (count_from, count_to, id, user_id, api_key_id, reason, request_id, model_id, voice_id,
    characters, duration_ms)
  where kind = 'settle';
