-- When a verified domain was last looked up, whether or not the name system answered.
alter table sso_domains add column tried_at timestamptz;
