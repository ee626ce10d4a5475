-- What a search of voices looks at. The server writes it beside every voice, by the rule it keeps for premade ones.

alter table voices add column search_text text not null default '';
-- Words, and what is left of them without any one letter: hashes that two words share which a slip tells apart.
alter table voices add column search_keys integer[] not null default '{}';
-- Labels without case and accents; `language` and `locale` are the voice's.
alter table voices add column labels_folded jsonb not null default '{}';
update voices set search_text = name_folded;

create index voices_search_text on voices using gin (workspace_id, search_text gin_trgm_ops);
create index voices_search_keys on voices using gin (workspace_id, search_keys);

-- Pages follow these; byte order is the same in every database and in the server.
drop index voices_by_time;
drop index voices_by_name;
create index voices_by_time on voices (workspace_id, created_at, id collate "C");
create index voices_by_name on voices (workspace_id, name_folded collate "C", id collate "C");
