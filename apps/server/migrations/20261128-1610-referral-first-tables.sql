-- Who brought whom: a link for each person, and who signed up by it.

create table referral_links (
  code text primary key,
  user_id text not null unique references users on delete cascade,
  created_at timestamptz not null
);

create table referrals (
  -- Who was brought.
  user_id text primary key references users on delete cascade,
  -- Whose first payment counts.
  workspace_id text not null unique references workspaces on delete cascade,
  referrer_id text references users on delete set null,
  created_at timestamptz not null,
  credited_at timestamptz,
  -- What the referrer was given for it, in credits.
  reward_credits bigint not null default 0
);
create index referrals_by_referrer on referrals (referrer_id);
