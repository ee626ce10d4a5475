-- Whose turn it is: jobs of a kind share places, those who ask for them stand in lines of their own, and `turn` says
-- when each job would have its turn if the lines took turns. What was queued before comes first.
alter table jobs add column kind text not null default 'usual';
alter table jobs add column line text not null default '';
alter table jobs add column turn integer not null default 0;
create index jobs_by_turn on jobs (kind, state, turn) where state in ('queued', 'running');
create index jobs_by_line on jobs (kind, line, turn desc) where state in ('queued', 'running');

-- Events of workspaces take turns.
create index outbox_events_by_workspace on outbox_events (workspace_id, id) where dispatched_at is null;
