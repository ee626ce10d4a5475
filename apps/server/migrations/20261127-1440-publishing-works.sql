-- Works that people bring before everybody: what they say of themselves and their chapters, which recordings sound how, and
-- the editions that were made of them. An edition keeps what it was made of: nothing that changes later reaches listeners.

create table publishing_works (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null,
  kind text not null check (kind in ('audiobook', 'podcast', 'single')),
  title text not null,
  author text,
  description text,
  language text,
  genres text[] not null,
  audience text,
  mature_content boolean not null,
  isbn text,
  cover_key text,
  cover_bytes integer,
  -- Of each side, in pixels.
  cover_side integer,
  rights_confirmed_at timestamptz,
  rights_confirmed_by text,
  normalizes_loudness boolean not null,
  may_be_indexed boolean not null,
  -- By whoever runs the instance.
  taken_down_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index publishing_works_by_workspace on publishing_works (workspace_id, id);

create table publishing_chapters (
  id text primary key,
  work_id text not null references publishing_works on delete cascade,
  workspace_id text not null,
  history_item_id text not null,
  place integer not null,
  title text not null,
  is_preview boolean not null,
  unique (work_id, history_item_id)
);

-- How a recording sounds. It never changes, so that it is measured once; it goes when its recording is purged.
create table publishing_measures (
  history_item_id text primary key,
  workspace_id text not null,
  is_readable boolean not null,
  -- Null where nothing is heard.
  loudness_lufs double precision,
  peak_dbtp double precision,
  silence_start_ms integer not null,
  silence_end_ms integer not null,
  silence_inside_ms integer not null,
  created_at timestamptz not null
);
create index publishing_measures_by_workspace on publishing_measures (workspace_id);

create table publishing_editions (
  id text primary key,
  work_id text not null references publishing_works on delete cascade,
  workspace_id text not null,
  number integer not null,
  state text not null check (state in ('making', 'live', 'replaced', 'withdrawn', 'failed')),
  error_code text,
  kind text not null,
  title text not null,
  author text not null,
  description text not null,
  language text not null,
  genres text[] not null,
  audience text not null,
  mature_content boolean not null,
  isbn text,
  cover_key text not null,
  cover_bytes integer not null,
  normalizes_loudness boolean not null,
  may_be_indexed boolean not null,
  created_by text not null,
  created_at timestamptz not null,
  released_at timestamptz,
  ended_at timestamptz,
  unique (work_id, number)
);
create unique index publishing_editions_live on publishing_editions (work_id) where state = 'live';
create unique index publishing_editions_making on publishing_editions (work_id) where state = 'making';
create index publishing_editions_catalogue on publishing_editions (id) where state = 'live';
create index publishing_editions_by_workspace on publishing_editions (workspace_id, id);

create table publishing_edition_chapters (
  edition_id text not null references publishing_editions on delete cascade,
  chapter_id text not null,
  workspace_id text not null,
  history_item_id text not null,
  place integer not null,
  title text not null,
  is_preview boolean not null,
  -- Null until it is made.
  storage_key text,
  size_bytes bigint,
  duration_ms integer,
  -- What is said and when, in pieces that are read at once.
  cues jsonb,
  -- When listeners could hear it first, in whichever edition.
  published_at timestamptz,
  primary key (edition_id, chapter_id)
);
create index publishing_edition_chapters_by_workspace on publishing_edition_chapters (workspace_id);
