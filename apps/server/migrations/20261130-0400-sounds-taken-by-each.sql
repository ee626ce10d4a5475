-- A sound of the library is taken by a member, who alone sees the item that comes of it: each keeps their own.
alter table sound_purchases add column user_id text;
update sound_purchases p set user_id = h.user_id from history_items h where h.id = p.history_item_id;
delete from sound_purchases where user_id is null;
alter table sound_purchases alter column user_id set not null;
alter table sound_purchases drop constraint sound_purchases_pkey;
alter table sound_purchases add primary key (workspace_id, sound_id, user_id);
