-- Files that people upload as chapters of a work. What is kept is what was made of them: sound without tags, as it is heard.

create table publishing_uploads (
  id text primary key,
  work_id text not null references publishing_works on delete cascade,
  workspace_id text not null,
  -- By which it was brought: who asks again is answered with it.
  request_id text not null,
  storage_key text not null,
  size_bytes bigint not null,
  duration_ms integer not null,
  -- Levels over all of it, 0 to 100.
  peaks smallint[] not null,
  loudness_lufs double precision not null,
  peak_dbtp double precision,
  silence_start_ms integer not null,
  silence_end_ms integer not null,
  silence_inside_ms integer not null,
  -- Null until its file is stored and it is a chapter.
  kept_at timestamptz,
  -- Since when nothing has it, as far as was noticed.
  unused_since timestamptz,
  created_at timestamptz not null
);
create index publishing_uploads_by_work on publishing_uploads (work_id);
create index publishing_uploads_by_workspace on publishing_uploads (workspace_id);

alter table publishing_chapters
  alter column history_item_id drop not null,
  add column upload_id text references publishing_uploads,
  add constraint publishing_chapters_recording check (num_nonnulls(history_item_id, upload_id) = 1);
create unique index publishing_chapters_upload on publishing_chapters (upload_id);

-- An edition is a copy: what it was made of may be gone.
alter table publishing_edition_chapters
  alter column history_item_id drop not null,
  add column upload_id text,
  add constraint publishing_edition_chapters_recording check (num_nonnulls(history_item_id, upload_id) = 1);
create index publishing_edition_chapters_upload on publishing_edition_chapters (upload_id) where upload_id is not null;
