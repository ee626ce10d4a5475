-- Applications for the impact program, which come without an account, and what was decided about them.

create table impact_applications (
  id text primary key,
  organisation text not null,
  website text not null,
  country text not null,
  contact_name text not null,
  email text not null,
  mission text not null,
  planned_use text not null,
  may_be_named boolean not null,
  -- What mails about it are written in.
  language text not null,
  state text not null default 'open' check (state in ('open', 'approved', 'declined', 'ended')),
  tier text,
  -- What the applicant was told beside the decision.
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  -- Whose grant it is, once somebody who proved the address has a workspace.
  workspace_id text references workspaces on delete set null,
  given_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (state <> 'approved' or tier is not null)
);
create index impact_applications_open on impact_applications (id) where state = 'open';
create index impact_applications_decided on impact_applications (id desc) where state <> 'open';
create index impact_applications_by_email on impact_applications (email);
create index impact_applications_by_workspace on impact_applications (workspace_id) where workspace_id is not null;
create index impact_applications_waiting on impact_applications (id) where state = 'approved' and given_at is null;
create index impact_applications_partners on impact_applications (organisation, id)
  where state = 'approved' and may_be_named and given_at is not null;
create index impact_applications_past on impact_applications (decided_at) where state in ('declined', 'ended');
