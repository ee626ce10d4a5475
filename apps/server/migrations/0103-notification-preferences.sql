-- How people want to hear of what happens in a workspace; a row without a person is the workspace's own word.

create table notification_preferences (
  workspace_id text not null,
  user_id text references users on delete cascade,
  topic text not null,
  channel text not null check (channel in ('email', 'in_app', 'none')),
  decided_at timestamptz not null,
  unique nulls not distinct (workspace_id, user_id, topic)
);
create index notification_preferences_of_user on notification_preferences (user_id);
