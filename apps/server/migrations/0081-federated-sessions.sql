-- Sessions that somebody else vouched for, and the workspace that a half-finished sign-in leads to.

alter table sessions add column is_federated boolean not null default false;
alter table sign_in_challenges add column workspace_id text;
alter table sign_in_challenges add column is_federated boolean not null default false;
