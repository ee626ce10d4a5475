-- Lines to read aloud, drawn for one person and one voice; the voice may be a premade one, which has no row.
create table voice_captchas (
  workspace_id text not null,
  user_id text not null,
  voice_id text not null,
  lines text[] not null,
  language text not null,
  expires_at timestamptz not null,
  primary key (workspace_id, user_id, voice_id)
);
-- What people did to prove that a voice is theirs.
create table voice_verification_attempts (
  id text primary key,
  workspace_id text not null,
  user_id text not null,
  voice_id text not null,
  own_voice_id text references voices on delete cascade,
  text text not null,
  accepted boolean not null,
  failure text check (failure in ('silent', 'words', 'speaker', 'unfinished')),
  similarity double precision not null,
  levenshtein_distance double precision not null,
  storage_key text,
  mime_type text not null,
  size_bytes bigint not null,
  created_at timestamptz not null
);
create index voice_verification_attempts_of_voice on voice_verification_attempts (workspace_id, voice_id, created_at);
create index voice_verification_attempts_own_voice on voice_verification_attempts (own_voice_id);
create index voice_verification_attempts_kept on voice_verification_attempts (created_at) where storage_key is not null;
-- Voices under captcha with which a workspace may speak all the same, since somebody there proved who they are.
create table voice_openings (
  workspace_id text not null,
  voice_id text not null,
  user_id text not null,
  opened_at timestamptz not null,
  primary key (workspace_id, voice_id)
);
