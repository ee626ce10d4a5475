-- Voices that people put together: their own, copies and premade ones.

create table voice_collections (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  title text not null,
  -- Without case and accents, for order.
  title_folded text not null,
  icon text not null,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index voice_collections_by_title on voice_collections (workspace_id, title_folded, id);

create table voice_collection_voices (
  collection_id text not null references voice_collections on delete cascade,
  -- Also premade ones, which are no rows.
  voice_id text not null,
  added_at timestamptz not null,
  primary key (collection_id, voice_id)
);
create index voice_collection_voices_of_voice on voice_collection_voices (voice_id);
