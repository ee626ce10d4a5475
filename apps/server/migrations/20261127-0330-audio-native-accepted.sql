-- A page is let in by its owner, or by its own markup where a visitor named it: until then it is an address and nothing more.
alter table audio_native_pages
  add column accepted_by text check (accepted_by in ('owner', 'visitor')),
  add column accepted_at timestamptz;
update audio_native_pages set accepted_by = 'owner', accepted_at = created_at where state = 'read' or published_version_id is not null;
create index audio_native_pages_named on audio_native_pages (created_at) where accepted_by is null;
create index audio_native_pages_aliases on audio_native_pages (alias_of) where alias_of is not null;
