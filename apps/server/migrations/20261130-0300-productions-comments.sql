-- What those who work on a recording remark about places of it. It belongs to the assignment: whoever goes on with the work reads it,
-- and whoever ordered the work never does. Nobody is named but by what they are.
create table production_comments (
  id text primary key,
  assignment_id text not null references production_assignments on delete cascade,
  author text not null check (author in ('producer', 'reviewer', 'house')),
  -- Who wrote it, as the account; null once that is gone. Told to nobody.
  user_id text,
  at_ms integer not null check (at_ms >= 0),
  end_ms integer check (end_ms > at_ms),
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  resolved_at timestamptz
);
create index production_comments_by_assignment on production_comments (assignment_id, at_ms, id);
create index production_comments_by_user on production_comments (user_id);
