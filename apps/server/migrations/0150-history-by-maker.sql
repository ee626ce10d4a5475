-- Who is no admin sees their own items only: their pages follow an index of their own.

create index history_items_by_maker on history_items (workspace_id, user_id, created_at desc, id desc) where deleted_at is null;
