-- With which versions of which dictionaries a version of a page is spoken, since it is charged: what is written in them later is of other versions.
-- Null for versions from before.

alter table audio_native_versions add column dictionaries jsonb;
