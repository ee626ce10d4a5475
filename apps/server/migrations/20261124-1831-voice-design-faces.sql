-- How a preview sounds: its picture stays that of the voice that is made of it.
alter table designed_voices add column traits jsonb;
