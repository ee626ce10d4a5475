-- Videos of recordings: made by a job, kept while they are asked for. There is one of each look of a recording. A video names its
-- recording without a reference, so that its file is found when the recording is gone.

create table share_videos (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  history_item_id text not null,
  recording_key text not null,
  theme text not null,
  strips_tags boolean not null,
  format text not null,
  -- Who is heard, as the video says it: with another name it is another video.
  caption text not null,
  job_id text,
  storage_key text,
  size_bytes bigint,
  asked_at timestamptz not null,
  created_at timestamptz not null,
  unique (workspace_id, history_item_id, theme, strips_tags, format)
);
create index share_videos_by_recording on share_videos (recording_key);
create index share_videos_by_age on share_videos (asked_at);
