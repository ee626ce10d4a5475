-- Whose a thing is, and whom it is shared with. What the thing itself is, its slice knows.

create table workspace_resource_metadata (
  workspace_id text not null references workspaces on delete cascade,
  resource_type text not null,
  resource_id text not null,
  creator_user_id text not null,
  -- Whose things it stands among; null is the workspace's.
  owner_user_id text,
  created_at timestamptz not null,
  primary key (workspace_id, resource_type, resource_id)
);
create index workspace_resource_metadata_of_owner on workspace_resource_metadata (workspace_id, owner_user_id);

-- One row for everybody who may see a thing: its owner too, so that one look says who may.
create table resource_shares (
  workspace_id text not null,
  resource_type text not null,
  resource_id text not null,
  -- The id of a member, a person or a machine, or of a group; `everyone` is every member.
  principal_id text not null,
  level text not null check (level in ('viewer', 'commenter', 'editor', 'admin')),
  -- One of these, unless everyone is meant: who leaves and what is deleted takes its shares along.
  member_id text check (member_id = principal_id),
  group_id text check (group_id = principal_id) references workspace_groups on delete cascade,
  created_at timestamptz not null,
  primary key (workspace_id, resource_type, resource_id, principal_id),
  foreign key (workspace_id, resource_type, resource_id) references workspace_resource_metadata on delete cascade,
  foreign key (workspace_id, member_id) references memberships (workspace_id, user_id) on delete cascade,
  check (num_nonnulls(member_id, group_id) = case when principal_id = 'everyone' then 0 else 1 end)
);
create index resource_shares_of_principal on resource_shares (workspace_id, resource_type, principal_id, resource_id);
create index resource_shares_of_member on resource_shares (workspace_id, member_id);
create index resource_shares_of_group on resource_shares (group_id);

-- With whom a member's new things are shared without being asked.
create table default_sharing (
  workspace_id text not null,
  user_id text not null,
  group_id text not null references workspace_groups on delete cascade,
  level text not null check (level in ('viewer', 'editor', 'admin')),
  primary key (workspace_id, user_id, group_id),
  foreign key (workspace_id, user_id) references memberships (workspace_id, user_id) on delete cascade
);
