-- What buyer, producers and the house write to each other about an order. Nobody is named but by what they are.
create table production_messages (
  id text primary key,
  order_id text not null references production_orders on delete cascade,
  -- About one assignment, or the whole order where it is null.
  assignment_id text references production_assignments on delete cascade,
  author text not null check (author in ('buyer', 'producer', 'house')),
  -- Who wrote it, as the account; null once that is gone. Told to nobody.
  user_id text,
  text text not null,
  created_at timestamptz not null
);
create index production_messages_by_order on production_messages (order_id, id);
create index production_messages_by_user on production_messages (user_id);
