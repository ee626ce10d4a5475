-- A person who was blocked signs in no longer, and their keys open nothing.

alter table users add column blocked_at timestamptz, add column block_reason text;
-- The beginning of an address, as staff looks for it.
create index users_by_beginning_of_email on users (email text_pattern_ops) where not is_machine;
