-- What visitors who let it be counted did, and what came of it; kept on this instance.

create table visit_events (
  id text primary key,
  name text not null,
  happened_at timestamptz not null,
  -- Made up by the browser; nobody's account.
  visitor_id text,
  path text,
  source text,
  country text,
  -- Whose account it was about, for what the server itself notes. Whoever is forgotten stays a number.
  user_id text references users on delete set null,
  workspace_id text references workspaces on delete set null,
  -- The event of the outbox that it was noted for: hearing it twice changes nothing.
  fact_id text unique,
  may_leave boolean not null,
  exported_at timestamptz
);
create index visit_events_by_time on visit_events (happened_at);
create unique index visit_events_once_for_person on visit_events (user_id, name)
  where name in ('signed_up', 'first_generation');
create unique index visit_events_once_for_workspace on visit_events (workspace_id)
  where name = 'subscription_started';
create index visit_events_to_export on visit_events (happened_at, id) where may_leave and exported_at is null;

-- Which advertisement somebody came from; nothing of whoever opted out.
create table advertising_visits (
  id text primary key,
  user_id text references users on delete cascade,
  event_type text not null,
  gclid text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  happened_at timestamptz not null
);
create index advertising_visits_by_time on advertising_visits (happened_at);
create index advertising_visits_by_user on advertising_visits (user_id);
