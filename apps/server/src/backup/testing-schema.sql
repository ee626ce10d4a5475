-- A schema with everything that is awkward to save and to bring back.

create type mood as enum ('calm', 'it''s loud');
create domain positive as integer check (value > 0);

create table parents (
  id bigint generated always as identity primary key,
  name text not null,
  "Odd Name, with ""quotes""" text,
  loudness double precision,
  balance numeric,
  tags text[] not null default '{}',
  facts jsonb,
  bytes bytea,
  since timestamptz,
  span interval,
  mood mood,
  size positive,
  shouted text generated always as (upper(name)) stored,
  favourite_child_id integer
);

create table children (
  id serial primary key,
  parent_id bigint not null references parents on delete cascade,
  elder_id integer references children deferrable initially deferred,
  position integer not null,
  unique (parent_id, position) deferrable initially deferred
);
-- A circle: neither table can be loaded first.
alter table parents add constraint favourite foreign key (favourite_child_id) references children deferrable initially deferred;

create table "Events" (at date not null, note text, primary key (at, note)) partition by range (at);
create table events_old partition of "Events" for values from (minvalue) to ('2026-01-01');
create table events_new partition of "Events" for values from ('2026-01-01') to (maxvalue);

create table mirrored (id integer primary key, name text);
create function shout() returns trigger language plpgsql as $$ begin new.name = new.name || '!'; return new; end $$;
create trigger shout before insert on mirrored for each row execute function shout();
create trigger sleeping before insert on mirrored for each row execute function shout();
alter table mirrored disable trigger sleeping;

create table empty_one (id integer primary key);
create sequence tickets start 100 increment 7;
create sequence untouched;
create schema elsewhere;
create table elsewhere.notes (note text);
-- Brought by the schema itself, as migrations do, and changed since.
insert into mirrored values (1, 'from the schema');
