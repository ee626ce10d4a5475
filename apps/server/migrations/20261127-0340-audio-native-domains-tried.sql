-- When a proven domain was last looked up, whether or not the name system answered.
alter table audio_native_domains add column tried_at timestamptz;
drop index audio_native_domains_checked;
create index audio_native_domains_tried on audio_native_domains (greatest(tried_at, checked_at)) where status = 'verified';
