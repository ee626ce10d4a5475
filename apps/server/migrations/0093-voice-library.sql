-- Voices that people published for everybody on the instance, and the copies of them.

create extension if not exists pg_trgm;

-- The name under which somebody's published voices stand; it says nothing about who they are.
create table voice_publishers (
  user_id text primary key,
  public_owner_id text not null unique,
  created_at timestamptz not null
);

create table shared_voices (
  -- The original. It may be deleted while its copies still speak.
  voice_id text primary key,
  workspace_id text not null,
  user_id text not null,
  public_owner_id text not null,
  name text not null,
  description text not null,
  labels jsonb not null,
  category text not null,
  language text not null,
  status text not null check (status in ('enabled', 'disabled')),
  notice_period_days integer not null,
  -- When copies stop speaking; set while the voice is taken back.
  disable_at timestamptz,
  live_moderation boolean not null,
  free_users_allowed boolean not null,
  enabled_in_library boolean not null,
  featured boolean not null default false,
  review_status text not null check (review_status in ('not_requested', 'pending', 'declined', 'allowed', 'allowed_with_changes')),
  review_message text,
  -- What was accepted, when and from where.
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  terms_address text not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  cloned_by_count integer not null default 0,
  usage_7d bigint not null default 0,
  usage_1y bigint not null default 0,
  trending bigint not null default 0,
  -- What is filtered by, as `kind:value`, and what is searched, both without case and accents.
  facets text[] not null,
  search_text text not null,
  is_listed boolean not null generated always as (
    status = 'enabled' and enabled_in_library and review_status in ('allowed', 'allowed_with_changes')
  ) stored,
  check ((status = 'disabled') = (disable_at is not null))
);
create index shared_voices_newest on shared_voices (published_at desc, voice_id desc) where is_listed;
create index shared_voices_most_used on shared_voices (usage_1y desc, voice_id desc) where is_listed;
create index shared_voices_trending on shared_voices (trending desc, voice_id desc) where is_listed;
create index shared_voices_most_cloned on shared_voices (cloned_by_count desc, voice_id desc) where is_listed;
create index shared_voices_facets on shared_voices using gin (facets) where is_listed;
create index shared_voices_search on shared_voices using gin (search_text gin_trgm_ops) where is_listed;
create index shared_voices_of_user on shared_voices (user_id);
create index shared_voices_of_workspace on shared_voices (workspace_id);
create index shared_voices_ending on shared_voices (disable_at) where disable_at is not null;
create index shared_voices_pending on shared_voices (updated_at) where review_status = 'pending';

-- Every word that is searched: a word nobody wrote is taken for those that are spelt most like it.
create table shared_voice_words (
  word text primary key
);
create index shared_voice_words_like on shared_voice_words using gin (word gin_trgm_ops);

create table voice_copies (
  copy_voice_id text primary key references voices on delete cascade,
  original_voice_id text not null,
  workspace_id text not null,
  user_id text not null,
  is_bookmarked boolean not null,
  -- What its workspace was told last: that it is shared, that it will end, that it has ended.
  told text not null default 'shared' check (told in ('shared', 'notice', 'removed')),
  created_at timestamptz not null
);
create unique index voice_copies_once on voice_copies (workspace_id, original_voice_id, user_id);
create index voice_copies_of_original on voice_copies (original_voice_id, told, copy_voice_id);

-- Characters spoken with copies of a voice, by day.
create table shared_voice_usage (
  voice_id text not null,
  day date not null,
  characters bigint not null,
  primary key (voice_id, day)
);

-- What a voice sounds like, as a vector: computed once for each of its versions.
create table voice_prints (
  voice_id text primary key,
  version text not null,
  vector real[] not null,
  created_at timestamptz not null
);

-- Whether the texts of a copy are judged before they are spoken, as the owner of its original wants.
alter table voices add column live_moderation boolean not null default false;
