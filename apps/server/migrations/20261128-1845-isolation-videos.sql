-- The video that a recording came in, with the isolated sound beside its pictures.

alter table isolation_items
  add column film_key text,
  add column film_type text,
  add column film_bytes bigint not null default 0,
  add column film_failed boolean not null default false;
