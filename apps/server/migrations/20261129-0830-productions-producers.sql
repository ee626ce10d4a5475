-- Who does what was ordered: producers, what they can do, the tasks they have, what is said of these, and what they are paid. What
-- they earned names producers by an id of their own, and stays when an account goes.

create table production_applicants (
  id text primary key,
  user_id text not null unique,
  -- The workspace whose payout account they would be paid on.
  workspace_id text not null,
  email text not null,
  name text not null,
  languages text[] not null,
  note text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index production_applicants_by_state on production_applicants (state, id);

create table production_producers (
  id text primary key,
  -- Null once the account is gone.
  user_id text unique,
  -- Whose payout account they are paid on.
  workspace_id text not null,
  name text not null,
  state text not null default 'active' check (state in ('active', 'paused')),
  is_reviewer boolean not null default false,
  sampling_percent integer not null default 100 check (sampling_percent between 0 and 100),
  score double precision check (score between 20 and 100),
  reviews integer not null default 0,
  created_at timestamptz not null
);

create table production_qualifications (
  id text primary key,
  name text not null,
  service text not null,
  source_language text not null,
  target_language text not null,
  valid_days integer,
  created_at timestamptz not null
);

create table production_held_qualifications (
  producer_id text not null references production_producers on delete cascade,
  qualification_id text not null references production_qualifications on delete cascade,
  granted_at timestamptz not null,
  expires_at timestamptz,
  primary key (producer_id, qualification_id)
);
create table production_tasks (
  id text primary key,
  assignment_id text not null references production_assignments on delete cascade,
  order_id text not null,
  -- Who ordered it: nobody works on what is their own.
  workspace_id text not null,
  service text not null,
  source_language text not null,
  target_language text not null,
  -- 0 is high.
  rank smallint not null,
  state text not null,
  producer_id text references production_producers,
  duration_ms bigint not null,
  payout_minor bigint not null check (payout_minor >= 0),
  is_extended boolean not null default false,
  is_warned boolean not null default false,
  content jsonb not null,
  content_version integer not null default 0,
  created_at timestamptz not null,
  claimed_at timestamptz,
  deadline_at timestamptz,
  submitted_at timestamptz,
  ended_at timestamptz,
  check ((state = 'unclaimed') = (producer_id is null))
);
-- An assignment is in one place.
create unique index production_tasks_alive on production_tasks (assignment_id) where state not in ('revoked', 'expired');
create index production_tasks_unclaimed on production_tasks (service, source_language, target_language, rank, created_at, id)
  where state = 'unclaimed';
create index production_tasks_by_producer on production_tasks (producer_id, id) where producer_id is not null;
create index production_tasks_by_state on production_tasks (state, id);
create index production_tasks_by_order on production_tasks (order_id);
create index production_tasks_waiting on production_tasks (submitted_at, id) where state = 'submitted';
create index production_tasks_due on production_tasks (deadline_at) where state in ('claimed', 'changes_requested');

create table production_submissions (
  task_id text not null references production_tasks on delete cascade,
  version integer not null,
  document jsonb not null,
  created_at timestamptz not null,
  primary key (task_id, version)
);

create table production_reviews (
  id text primary key,
  task_id text not null references production_tasks on delete cascade,
  assignment_id text not null,
  -- Null for whoever runs the instance, the house itself, and the buyer.
  reviewer_id text references production_producers,
  by_buyer boolean not null default false,
  state text not null,
  scores jsonb,
  notes jsonb not null default '[]',
  begun_at timestamptz not null,
  decided_at timestamptz,
  acknowledged_at timestamptz
);
create index production_reviews_by_task on production_reviews (task_id, id);
create index production_reviews_by_reviewer on production_reviews (reviewer_id, assignment_id) where reviewer_id is not null;
create unique index production_reviews_open on production_reviews (task_id) where state in ('under_way', 'with_staff');
create index production_reviews_due on production_reviews (begun_at) where state = 'under_way';

create table production_payouts (
  id text primary key,
  producer_id text not null references production_producers,
  provider text not null,
  account_ref text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('sending', 'sent', 'failed')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index production_payouts_by_producer on production_payouts (producer_id, id);
create index production_payouts_sending on production_payouts (created_at) where state = 'sending';
