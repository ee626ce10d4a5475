-- Voices that were designed and may be kept, and the sessions in which people work on them.

create table design_sessions (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null,
  -- The voice that is changed; null where the session began with a description.
  voice_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);
create index design_sessions_of_user on design_sessions (workspace_id, user_id, updated_at desc, id);
create index design_sessions_by_end on design_sessions (expires_at);

create table design_iterations (
  id text primary key,
  session_id text not null references design_sessions on delete cascade,
  -- The iteration it goes on from.
  parent_id text,
  kind text not null check (kind in ('design', 'remix')),
  description text not null,
  text text not null,
  seed bigint not null,
  -- What was understood of the description.
  read jsonb not null,
  -- The voice or preview that was changed.
  changed_voice_id text,
  created_at timestamptz not null
);
create index design_iterations_of_session on design_iterations (session_id, created_at, id);

create table designed_voices (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null,
  iteration_id text references design_iterations on delete set null,
  -- First, second or third of its request.
  place smallint not null,
  method text not null check (method in ('designed', 'remixed')),
  recipe jsonb not null,
  labels jsonb not null,
  locale text not null,
  text text not null,
  -- Of a remix: what holds for the voice it was made of.
  requires_verification boolean not null,
  is_verified boolean not null,
  storage_key text not null,
  content_type text not null,
  size_bytes integer not null,
  duration_ms integer not null,
  -- What became of it, as far as somebody said.
  outcome text check (outcome in ('kept', 'passed_over')),
  voice_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index designed_voices_of_workspace on designed_voices (workspace_id, created_at);
create index designed_voices_of_iteration on designed_voices (iteration_id, place);
create index designed_voices_by_end on designed_voices (expires_at);
