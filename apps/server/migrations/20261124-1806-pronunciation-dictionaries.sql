-- Dictionaries of pronunciation: what they are called, their versions with their rules, and their tests.

create table pronunciation_dictionaries (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  name text not null,
  name_folded text not null,
  description text,
  created_by text not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  latest_version_id text not null,
  tests jsonb not null default '[]'
);
create index pronunciation_dictionaries_by_age on pronunciation_dictionaries (workspace_id, created_at desc, id desc);
create index pronunciation_dictionaries_by_name on pronunciation_dictionaries (workspace_id, name_folded collate "C", id);

create table pronunciation_versions (
  id text primary key,
  dictionary_id text not null references pronunciation_dictionaries on delete cascade,
  rules_num integer not null,
  -- JSON, compressed: a version of ten thousand rules takes about a tenth.
  rules bytea not null,
  created_by text not null,
  created_at timestamptz not null
);
create index pronunciation_versions_by_dictionary on pronunciation_versions (dictionary_id, id desc);

-- Which dictionaries speech is said with where a request names none.
alter table workspaces add column pronunciation_dictionary_locators jsonb not null default '[]';
