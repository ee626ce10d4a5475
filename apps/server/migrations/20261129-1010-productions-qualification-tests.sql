-- Tests that grade themselves: what is asked, with the answers that are known, and what producers made of it.

create table production_qualification_tests (
  qualification_id text primary key references production_qualifications on delete cascade,
  pass_percent integer not null check (pass_percent between 1 and 100),
  minutes integer not null check (minutes > 0),
  attempts_max integer not null check (attempts_max > 0),
  pause_hours integer not null check (pause_hours >= 0),
  questions jsonb not null,
  updated_at timestamptz not null
);

create table production_test_recordings (
  id text primary key,
  qualification_id text not null references production_qualifications on delete cascade,
  name text not null,
  content_type text not null,
  storage_key text not null,
  size_bytes bigint not null,
  duration_ms bigint not null,
  created_at timestamptz not null
);
create index production_test_recordings_by_test on production_test_recordings (qualification_id, id);

create table production_test_attempts (
  id text primary key,
  producer_id text not null references production_producers on delete cascade,
  qualification_id text not null references production_qualifications on delete cascade,
  -- As they were when it began: whoever changes the test changes nothing for those who are taking it.
  questions jsonb not null,
  pass_percent integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- Null while it is taken; what is not finished in time has failed.
  finished_at timestamptz,
  score_percent integer check (score_percent between 0 and 100),
  has_passed boolean,
  check ((finished_at is null) = (score_percent is null)),
  check ((finished_at is null) = (has_passed is null))
);
create index production_test_attempts_by_producer on production_test_attempts (producer_id, qualification_id, id desc);
create index production_test_attempts_open on production_test_attempts (qualification_id) where finished_at is null;
