-- How a workspace likes a voice to be delivered; null is the voice's own value.

create table voice_settings (
  workspace_id text not null,
  voice_id text not null,
  stability double precision,
  similarity_boost double precision,
  style double precision,
  speed double precision,
  use_speaker_boost boolean,
  updated_at timestamptz not null,
  primary key (workspace_id, voice_id)
);
