-- What people think of a recording, and who says what in a dialogue.

alter table history_items add column if not exists dialogue jsonb;
alter table history_items add column feedback jsonb;

-- Feedback that nobody has looked at yet, oldest first.
create index history_items_unreviewed on history_items ((feedback ->> 'given_at'))
  where feedback is not null and feedback ->> 'review_status' = 'not_reviewed';

-- Lists that are narrowed to a model or a source find their next page without looking at the rest.
create index history_items_by_model on history_items (workspace_id, model_id, created_at desc, id desc) where deleted_at is null;
create index history_items_by_source on history_items (workspace_id, source, created_at desc, id desc) where deleted_at is null;
