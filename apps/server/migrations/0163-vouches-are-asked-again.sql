-- When the organisation that vouched for a session was last asked whether it still does; null where nothing can be asked.
alter table sessions add column vouch_asked_at timestamptz;
create index sessions_by_vouch on sessions (user_id, vouched_by) where vouched_by is not null;

-- What an organisation can be asked with about one of its people, encrypted under the instance key, and how that goes.
alter table sso_links
  add column refresh_sealed text,
  -- Until when a provider that cannot be asked said that its word counts (SAML: SessionNotOnOrAfter).
  add column vouched_until timestamptz,
  add column asked_at timestamptz,
  -- Whoever asks holds the token until then: a token that changes with its use must never be used twice.
  add column leased_until timestamptz,
  add column silent_since timestamptz;
alter table sso_pending_links add column refresh_sealed text, add column vouched_until timestamptz;

-- A client that may not ask for tokens of this kind is not asked for them again.
alter table identity_providers add column refuses_offline boolean not null default false;

-- Nobody is asked about any more after their last session that needs it; a sign-in waiting for its second step counts.
create function sso_forget_tokens() returns trigger language plpgsql as $$
begin
  update sso_links l set refresh_sealed = null, vouched_until = null, leased_until = null
  where l.user_id = old.user_id and (l.refresh_sealed is not null or l.vouched_until is not null)
    and l.identity_provider_id in (select id from identity_providers where workspace_id = old.vouched_by)
    and not exists (select from sessions s where s.user_id = old.user_id and s.vouched_by = old.vouched_by)
    and not exists (select from sign_in_challenges c where c.user_id = old.user_id and c.is_federated);
  return null;
end $$;
create trigger sso_forget_tokens after delete on sessions
  for each row when (old.vouched_by is not null) execute function sso_forget_tokens();
