-- The beginning of a name, as staff looks for it.

create index workspaces_by_beginning_of_name on workspaces (lower(name) text_pattern_ops);
