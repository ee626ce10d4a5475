-- When another version took the place of one in what visitors hear: who is hearing it hears it to its end.
alter table audio_native_versions add column replaced_at timestamptz;
