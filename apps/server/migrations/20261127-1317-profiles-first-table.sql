-- A person's public page: off until they show it. What stands on it is chosen by them, by workspace.

create table profiles (
  user_id text primary key references users on delete cascade,
  -- The place in whose log it is written down that it was shown or taken down.
  workspace_id text not null,
  name text,
  bio text not null default '',
  links jsonb not null default '[]',
  -- The name of its file, which nobody guesses.
  picture text check (picture ~ '^[0-9a-f]{32}$'),
  is_public boolean not null default false,
  may_be_indexed boolean not null default false,
  taken_down_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index profiles_by_picture on profiles (picture) where picture is not null;

-- In small letters. Former ones lead to the page for a while, and are given to nobody else meanwhile.
create table profile_handles (
  handle text primary key check (handle ~ '^[a-z0-9_-]{3,30}$'),
  user_id text not null references users on delete cascade,
  former_until timestamptz
);
create index profile_handles_by_user on profile_handles (user_id);
create unique index profile_handles_of_today on profile_handles (user_id) where former_until is null;

-- They name voices and recordings without a reference: whether one is public is asked of whoever made it so, each time.
create table profile_voices (
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspaces on delete cascade,
  voice_id text not null,
  place integer not null,
  primary key (user_id, voice_id)
);
create index profile_voices_by_workspace on profile_voices (workspace_id);

create table profile_works (
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspaces on delete cascade,
  history_item_id text not null,
  -- The link that it was shown by: one that ended and began anew is shown only once its owner says so again.
  link_digest text not null,
  place integer not null,
  primary key (user_id, history_item_id)
);
create index profile_works_by_workspace on profile_works (workspace_id);
