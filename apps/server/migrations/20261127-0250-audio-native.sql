-- Players that read pages aloud: a project is what its owner puts on a site, a page is what it reads there, a version is
-- one content of a page, whose speech is made once.

create table audio_native_projects (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  -- With whose standing and within whose limits speech is made that nobody asked for by name.
  user_id text not null,
  name text not null,
  title text,
  author text,
  image text,
  small boolean not null,
  text_color text,
  background_color text,
  sessionization integer not null,
  voice_id text,
  model_id text,
  text_normalization text,
  dictionaries jsonb,
  monthly_credits bigint not null,
  -- Whether a page that a visitor opens is read without its owner being asked.
  reads_new_pages boolean not null,
  is_enabled boolean not null,
  created_at timestamptz not null
);
create index audio_native_projects_by_workspace on audio_native_projects (workspace_id, id);

create table audio_native_pages (
  id text primary key,
  project_id text not null references audio_native_projects on delete cascade,
  workspace_id text not null,
  -- Null for the content that a project was given as a file.
  address text,
  -- Another address of a page that says itself what it is called.
  alias_of text references audio_native_pages on delete cascade,
  title text,
  author text,
  voice_id text,
  model_id text,
  is_enabled boolean not null,
  state text not null check (state in ('waiting', 'reading', 'read', 'failed')),
  error_code text,
  read_at timestamptz,
  published_version_id text,
  created_at timestamptz not null
);
create unique index audio_native_pages_by_address on audio_native_pages (project_id, coalesce(address, ''));
create index audio_native_pages_by_workspace on audio_native_pages (workspace_id, id);

create table audio_native_versions (
  id text primary key,
  page_id text not null references audio_native_pages on delete cascade,
  project_id text not null,
  workspace_id text not null,
  -- What makes two contents the same: what is said, and how.
  content_key text not null,
  text_key text not null,
  title text,
  author text,
  language text,
  text text not null,
  voice_id text,
  model_id text,
  state text not null check (state in ('draft', 'making', 'ready', 'failed')),
  publishes boolean not null,
  error_code text,
  -- Which attempt to make it counts: a recording is found again by version and round.
  round integer not null default 0,
  attempts integer not null default 0,
  history_item_id text,
  duration_ms integer,
  -- What it cost, or will while it is made.
  credits bigint not null default 0,
  made_at timestamptz,
  created_at timestamptz not null,
  unique (page_id, content_key)
);
create index audio_native_versions_spent on audio_native_versions (project_id, made_at);
create index audio_native_versions_by_workspace on audio_native_versions (workspace_id, id);

-- Sites whose pages are read and may show players, once their owner has proven that they are theirs.
create table audio_native_domains (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  domain text not null,
  record_value text not null,
  status text not null default 'pending' check (status in ('pending', 'verified', 'failed')),
  created_by text not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  checked_at timestamptz,
  missing_since timestamptz,
  unique (workspace_id, domain)
);
create index audio_native_domains_checked on audio_native_domains (checked_at) where status = 'verified';
