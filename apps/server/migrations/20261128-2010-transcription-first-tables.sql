-- What was said in recordings.

create table transcripts (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null references users on delete cascade,
  title text,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  failure jsonb,
  wishes jsonb not null,
  job_id text,
  reservation_id text,
  progress real not null,
  seconds_left integer,
  language_code text,
  language_probability real,
  timing text,
  duration_ms integer not null,
  media_key text,
  media_type text not null,
  media_bytes bigint not null,
  has_video boolean not null,
  credits integer not null,
  version integer,
  spoken text not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index transcripts_by_maker on transcripts (workspace_id, user_id, created_at desc, id desc);
create index transcripts_by_user on transcripts (user_id);

-- A document of somebody's transcript, as it was at one time.
create table transcript_versions (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  transcript_id text not null references transcripts on delete cascade,
  version integer not null,
  user_id text not null,
  document jsonb not null,
  created_at timestamptz not null,
  unique (transcript_id, version)
);
create index transcript_versions_by_workspace on transcript_versions (workspace_id);

-- What was understood of a part of a recording that is still listened to; gone once all of it was.
create table transcript_stretches (
  transcript_id text not null references transcripts on delete cascade,
  position integer not null,
  workspace_id text not null references workspaces on delete cascade,
  heard jsonb not null,
  primary key (transcript_id, position)
);
create index transcript_stretches_by_workspace on transcript_stretches (workspace_id);
