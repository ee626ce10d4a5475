-- Pieces of music with what they are made of: the score of each can be made again from that.

create table songs (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  history_item_id text not null unique references history_items on delete cascade,
  seed bigint not null,
  recipe jsonb not null,
  outline jsonb not null,
  created_at timestamptz not null
);
create index songs_by_workspace on songs (workspace_id, id desc);
