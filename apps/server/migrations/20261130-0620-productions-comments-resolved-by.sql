-- Who resolved a comment, by what they are, as its author is told; null while nobody has, and of those resolved before this was kept.
alter table production_comments
  add column resolved_by text check (resolved_by in ('producer', 'reviewer', 'house'));
