-- What people said when they had a voice cloned. It goes with the voice.
create table cloning_consents (
  id text primary key,
  voice_id text not null references voices on delete cascade,
  workspace_id text not null,
  user_id text not null,
  -- Agreed to in so many words, or by the terms that a program's owner accepted.
  kind text not null check (kind in ('statement', 'terms')),
  text_version text not null,
  text text not null,
  -- Where they were; empty for work nobody asked for over the network.
  address text not null,
  given_at timestamptz not null
);
create index cloning_consents_of_voice on cloning_consents (voice_id);
create index cloning_consents_of_workspace on cloning_consents (workspace_id, given_at);
