-- What was generated. Lists are read newest first, page by page, also with a filter or a search.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table history_items (
  id text primary key,
  workspace_id text not null,
  user_id text not null,
  request_id text not null,
  source text not null,
  voice_id text,
  voice_name text,
  voice_category text,
  model_id text,
  text text,
  settings jsonb,
  output_format text,
  content_type text not null,
  storage_key text not null,
  size_bytes bigint not null,
  duration_ms integer not null,
  credits integer not null,
  character_count_from bigint not null,
  character_count_to bigint not null,
  alignments jsonb,
  peaks smallint[],
  created_at timestamptz not null,
  deleted_at timestamptz
);

create index history_items_page on history_items (workspace_id, created_at desc, id desc) where deleted_at is null;
create index history_items_by_voice on history_items (workspace_id, voice_id, created_at desc, id desc) where deleted_at is null;
create index history_items_request on history_items (request_id);
create index history_items_search on history_items using gin (workspace_id, text gin_trgm_ops) where deleted_at is null;
create index history_items_deleted on history_items (deleted_at) where deleted_at is not null;
