-- How published voices sound, so that those most like a recording are found by an index.

create extension if not exists cube;

-- Nothing was ever written here.
delete from voice_prints;
alter table voice_prints drop column vector;
-- Null where nobody was heard in what the voice says: it is not tried again until it sounds different.
alter table voice_prints add column print cube;
alter table voice_prints add constraint voice_prints_of_published
  foreign key (voice_id) references shared_voices (voice_id) on delete cascade;
create index voice_prints_nearest on voice_prints using gist (print);
