-- Songs that somebody brought have no score; songs that were made here are known again by their audio.

alter table songs add column origin text not null default 'composed' check (origin in ('composed', 'uploaded'));
alter table songs alter column origin drop default;
alter table songs add column audio_digest text;
create index songs_by_audio on songs (workspace_id, audio_digest) where audio_digest is not null;
