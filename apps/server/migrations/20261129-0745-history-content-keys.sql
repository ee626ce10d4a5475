-- What a recording can be found again by: a hash of everything that its sound depends on. Its first five bytes are said by its mark.
alter table history_items add column content_key text;
create index history_items_by_content on history_items (workspace_id, left(content_key, 10)) where content_key is not null;
