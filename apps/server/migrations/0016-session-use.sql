-- Which browser a session belongs to, when it was used, and the tokens that its cookie went through.

alter table sessions
  add column user_agent text not null default '',
  add column address text not null default '',
  add column last_used_at timestamptz not null default now(),
  -- When somebody last touched, typed or listened, as their browser reports it.
  add column last_active_at timestamptz not null default now(),
  -- How often the cookie's token was replaced; a token of an earlier generation is a stolen or a copied one.
  add column generation integer not null default 0,
  add column rotated_at timestamptz;

-- What a workspace asks of everybody who acts in it.
alter table workspaces
  add column session_inactivity_timeout_seconds integer check (session_inactivity_timeout_seconds >= 60),
  add column mfa_required_for_users boolean not null default false;
