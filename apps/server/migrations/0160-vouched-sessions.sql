-- Whose provider vouched for a session: the workspace that only opens to its own provider asks for this, not for the
-- address. Sessions from before are known by their connection; others have to sign in once more where it is asked.
alter table sessions add column vouched_by text;
update sessions s set vouched_by = s.workspace_id
where s.is_federated and exists (
  select from sso_links l join identity_providers p on p.id = l.identity_provider_id
  where l.user_id = s.user_id and p.workspace_id = s.workspace_id);

-- What an organisation says itself with that somebody has left: a token for each provider, kept as a hash.
alter table identity_providers add column scim_token_hash text;
create unique index identity_providers_by_scim_token on identity_providers (scim_token_hash)
  where scim_token_hash is not null;
