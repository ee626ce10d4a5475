-- The workspace whose organisation vouched for whoever made a key; null where they came in by themselves.
alter table api_keys add column vouched_by text;

-- Keys of machines are the workspace's own. Those that work where single sign-on is required already go on working.
update api_keys k set vouched_by = k.workspace_id
where exists (select from users u where u.id = k.user_id and u.is_machine)
  or exists (select from sso_rules r where r.workspace_id = k.workspace_id and r.enforced_at is not null);
