-- What it takes to make a professional voice, beside the voice and its recordings.

create table professional_voices (
  voice_id text primary key references voices on delete cascade,
  workspace_id text not null,
  created_by text not null,
  -- Attempts to prove that it is somebody's own, since the first of those that count.
  attempts integer not null default 0,
  attempts_since timestamptz,
  created_at timestamptz not null
);
create index professional_voices_of_maker on professional_voices (workspace_id, created_by);

-- Papers by which the operator is asked to verify a voice.
create table professional_papers (
  voice_id text primary key references voices on delete cascade,
  workspace_id text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  extra_text text not null,
  -- id, name, type, size and storage key of each.
  files jsonb not null,
  decision text check (decision in ('accepted', 'declined')),
  decided_at timestamptz
);
create index professional_papers_open on professional_papers (requested_at) where decision is null;

-- Every training that somebody asked for.
create table professional_trainings (
  id text primary key,
  voice_id text not null references voices on delete cascade,
  workspace_id text not null,
  requested_by text not null,
  model_id text not null,
  state text not null check (state in ('queued', 'fine_tuning', 'delayed', 'fine_tuned', 'failed', 'canceled')),
  -- 0 … 1.
  progress double precision not null default 0,
  -- Why it failed or is late, for people.
  message text,
  -- Attempts that ended by something that passes.
  stumbles integer not null default 0,
  seed bigint not null,
  -- Of what it is made from: the same recordings give the same voice.
  samples_digest text not null,
  -- What is done already, so that nothing is done twice.
  checkpoint jsonb not null default '{}',
  job_id text not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create unique index professional_trainings_under_way on professional_trainings (voice_id)
  where state in ('queued', 'fine_tuning', 'delayed');
create index professional_trainings_of_voice on professional_trainings (voice_id, created_at, id);

-- In which languages a trained voice was found to be understood.
create table professional_languages (
  voice_id text not null references voices on delete cascade,
  workspace_id text not null,
  language text not null,
  model_id text not null,
  primary key (voice_id, language, model_id)
);
