-- Teams of producers: what is given to one is found by its members alone.
create table production_teams (
  id text primary key,
  name text not null,
  created_at timestamptz not null
);
create table production_team_members (
  team_id text not null references production_teams on delete cascade,
  producer_id text not null references production_producers on delete cascade,
  joined_at timestamptz not null,
  primary key (team_id, producer_id)
);
create index production_team_members_by_producer on production_team_members (producer_id);
-- Null where everybody who can do it may.
alter table production_assignments add column team_id text references production_teams on delete set null;
alter table production_tasks add column team_id text references production_teams on delete set null;
create index production_assignments_by_team on production_assignments (team_id) where team_id is not null;
create index production_tasks_by_team on production_tasks (team_id, state, id) where team_id is not null;
