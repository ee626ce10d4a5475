-- Voices that people made, or took from the instance's library. Premade ones are data of the program.

create table voices (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  name text not null,
  -- Without case and accents, for order and search.
  name_folded text not null,
  description text,
  category text not null check (category in ('cloned', 'generated', 'professional')),
  labels jsonb not null default '{}',
  -- BCP 47, what it speaks best.
  language text not null,
  -- How an engine makes it; null until there is something to speak with.
  recipe jsonb,
  method text check (method in ('acoustic_matching', 'zero_shot', 'designed', 'remixed', 'copied')),
  preview_text text,
  -- The shared voice that this is a copy of, and whose that is. The original may be gone.
  copied_from text,
  public_owner_id text,
  sharing_status text check (sharing_status in ('copied', 'copied_disabled')),
  requires_verification boolean not null default false,
  is_verified boolean not null default false,
  verification_failures text[] not null default '{}',
  verification_attempts integer not null default 0,
  fine_tuning jsonb,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((copied_from is null) = (sharing_status is null))
);
create index voices_by_time on voices (workspace_id, created_at, id);
create index voices_by_name on voices (workspace_id, name_folded, id);
create index voices_of_original on voices (copied_from) where copied_from is not null;

create table voice_samples (
  id text primary key,
  voice_id text not null references voices on delete cascade,
  workspace_id text not null,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  -- SHA-256 of the file as it came, hexadecimal.
  hash text not null,
  duration_ms integer not null,
  storage_key text not null,
  remove_background_noise boolean not null default false,
  quality jsonb,
  -- What professional cloning keeps of a sample.
  details jsonb,
  created_at timestamptz not null
);
create index voice_samples_of_voice on voice_samples (voice_id, created_at, id);

-- Voices added and edited in a credit period, which plans limit.
create table voice_counts (
  workspace_id text not null references workspaces on delete cascade,
  period_starts_at timestamptz not null,
  adds_and_edits integer not null,
  primary key (workspace_id, period_starts_at)
);
