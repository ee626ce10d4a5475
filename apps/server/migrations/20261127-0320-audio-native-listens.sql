-- What was heard of pages. One row for each load of a player in which it played, named by chance: nothing says who it was.

create table audio_native_listens (
  view_id text primary key,
  project_id text not null references audio_native_projects on delete cascade,
  page_id text not null references audio_native_pages on delete cascade,
  version_id text not null,
  workspace_id text not null,
  -- As coarse as this; null where the instance cannot know.
  country text,
  -- Seconds that were heard of each quarter of the recording.
  quarter_1 integer not null,
  quarter_2 integer not null,
  quarter_3 integer not null,
  quarter_4 integer not null,
  is_complete boolean not null,
  started_at timestamptz not null
);
create index audio_native_listens_by_workspace on audio_native_listens (workspace_id, started_at);
create index audio_native_listens_by_page on audio_native_listens (page_id, started_at);
create index audio_native_listens_by_age on audio_native_listens (started_at);
