-- The library of sounds: those of the house, which belong to no workspace, and those that people published.

create table shared_sounds (
  id text primary key,
  workspace_id text references workspaces on delete cascade,
  user_id text references users on delete cascade,
  history_item_id text unique references history_items on delete cascade,
  -- Of the sounds of the house: which edition of them.
  edition text,
  name text not null,
  name_de text,
  prompt text not null,
  category text not null,
  tags text[] not null,
  licence text not null,
  author text,
  is_loop boolean not null,
  is_featured boolean not null,
  words tsvector not null,
  -- Where it stands among others of the same score; those of the house keep their order.
  rank integer not null,
  duration_ms integer,
  peaks jsonb,
  print real[],
  like_count integer not null,
  purchased_count integer not null,
  trending double precision not null,
  shared_at timestamptz not null,
  taken_down_at timestamptz
);
create index shared_sounds_by_trending on shared_sounds (trending desc, rank desc, id desc) where taken_down_at is null;
create index shared_sounds_by_category on shared_sounds (category, trending desc, rank desc, id desc)
  where taken_down_at is null;
create index shared_sounds_by_likes on shared_sounds (like_count desc, rank desc, id desc) where taken_down_at is null;
create index shared_sounds_by_purchases on shared_sounds (purchased_count desc, rank desc, id desc)
  where taken_down_at is null;
create index shared_sounds_by_date on shared_sounds (shared_at desc, rank desc, id desc) where taken_down_at is null;
create index shared_sounds_by_words on shared_sounds using gin (words);
create index shared_sounds_by_workspace on shared_sounds (workspace_id, shared_at desc);
create index shared_sounds_by_user on shared_sounds (user_id);
create index shared_sounds_unmade on shared_sounds (id) where workspace_id is null and print is null;

-- Where each sound lies along directions through what is heard of it: what sounds like it lies near on most of them.
create table shared_sound_places (
  sound_id text not null references shared_sounds on delete cascade,
  axis smallint not null,
  place real not null,
  primary key (sound_id, axis)
);
create index shared_sound_places_along on shared_sound_places (axis, place, sound_id);

-- What is heard of sounds that were made, by their items.
create table sound_prints (
  history_item_id text primary key references history_items on delete cascade,
  workspace_id text not null references workspaces on delete cascade,
  print real[] not null
);
create index sound_prints_by_workspace on sound_prints (workspace_id);

create table sound_favourites (
  user_id text not null references users on delete cascade,
  workspace_id text not null references workspaces on delete cascade,
  sound_id text not null references shared_sounds on delete cascade,
  is_liked boolean not null,
  created_at timestamptz not null,
  primary key (user_id, workspace_id, sound_id)
);
create index sound_favourites_by_sound on sound_favourites (sound_id);
create index sound_favourites_by_workspace on sound_favourites (workspace_id);

-- Sounds of the library that a workspace took into its history.
create table sound_purchases (
  workspace_id text not null references workspaces on delete cascade,
  sound_id text not null references shared_sounds on delete cascade,
  history_item_id text not null references history_items on delete cascade,
  created_at timestamptz not null,
  primary key (workspace_id, sound_id)
);
create index sound_purchases_by_sound on sound_purchases (sound_id);
create index sound_purchases_by_item on sound_purchases (history_item_id);

alter table page_cases drop constraint page_cases_page_kind_check;
alter table page_cases add constraint page_cases_page_kind_check check (page_kind in ('work', 'profile', 'sound'));
