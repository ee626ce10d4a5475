-- Sounds of one's own that somebody liked best; a sound of the library is liked in sound_favourites.
create table sound_stars (
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspaces on delete cascade,
  history_item_id text not null references history_items on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, workspace_id, history_item_id)
);
create index sound_stars_by_item on sound_stars (history_item_id);
create index sound_stars_by_workspace on sound_stars (workspace_id);
