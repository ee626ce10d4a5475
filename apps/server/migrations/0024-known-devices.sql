-- Kinds of devices that somebody has signed in with, so that a new one can be told.

create table known_devices (
  user_id text not null references users on delete cascade,
  device text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device)
);
