-- How much room recordings take up, and how long a workspace keeps them.

-- Every recording and every deletion adds a row, so that nobody waits for a counter; a job adds the rows up.
create table history_storage_changes (
  workspace_id text not null,
  size_bytes bigint not null
);
create index history_storage_changes_of_workspace on history_storage_changes (workspace_id);
insert into history_storage_changes (workspace_id, size_bytes)
  select workspace_id, sum(size_bytes) from history_items where deleted_at is null group by workspace_id;

-- Only workspaces whose admins asked for it have a row; everybody else keeps everything.
create table history_retention (
  workspace_id text primary key,
  days integer not null check (days between 1 and 3650)
);
