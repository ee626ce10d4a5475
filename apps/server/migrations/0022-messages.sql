-- What the product has to say to a person, until they have read it and for half a year.

create table messages (
  id text primary key,
  user_id text not null references users on delete cascade,
  severity text not null check (severity in ('info', 'success', 'warning', 'error')),
  title text not null,
  description text not null,
  needs_attention boolean not null,
  -- The same occasion is told once, however often the event that brought it is delivered.
  occasion text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index messages_occasion on messages (user_id, occasion);
create index messages_page on messages (user_id, id desc);
create index messages_unread on messages (user_id) where read_at is null;
create index messages_age on messages (created_at);
