-- Settings of the instance that were changed while it ran. What the environment says wins over them.
create table instance_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);
