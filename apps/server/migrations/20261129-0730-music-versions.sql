-- Songs that are versions of each other. The first may be deleted before the others: its id stays what they have in common.

alter table songs add column version_of text;
update songs set version_of = id;
alter table songs alter column version_of set not null;
create index songs_by_first_version on songs (workspace_id, version_of, id desc);
