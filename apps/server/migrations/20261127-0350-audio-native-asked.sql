-- When somebody last had a page read: a reading of which nothing was heard since is over.
alter table audio_native_pages add column asked_at timestamptz;
update audio_native_pages set asked_at = coalesce(read_at, created_at);
create index audio_native_pages_reading on audio_native_pages (asked_at) where state = 'reading';
