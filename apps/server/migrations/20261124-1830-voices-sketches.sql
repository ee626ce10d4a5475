-- What a voice's picture and the waveform of its preview are drawn from, and when it is to be listened to (again).
create table voice_sketches (
  voice_id text primary key references voices on delete cascade,
  -- What its picture was drawn from before it was this voice; null is its id.
  seed text,
  -- How it sounds, and the version of the sound that was listened to.
  traits jsonb,
  traits_version text,
  -- The outline of its preview.
  peaks smallint[],
  duration_ms integer,
  -- Null where there is nothing to be learned.
  due_at timestamptz,
  check ((peaks is null) = (duration_ms is null))
);
create index voice_sketches_due on voice_sketches (due_at, voice_id) where due_at is not null;

-- Voices from before are listened to by a job, a few at a time. A copy has the picture of its original.
insert into voice_sketches (voice_id, seed, due_at)
select id, copied_from, case when recipe is not null then now() end from voices;
