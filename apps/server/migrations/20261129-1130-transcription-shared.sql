-- Transcripts have an owner and are shared, as other things of a workspace are. What belongs to the workspace outlives its maker.

alter table transcripts alter column user_id drop not null;
alter table transcripts drop constraint transcripts_user_id_fkey;
alter table transcripts add constraint transcripts_user_id_fkey foreign key (user_id) references users on delete set null;
create index transcripts_by_workspace on transcripts (workspace_id, created_at desc, id desc);
drop index transcripts_by_maker;

insert into workspace_resource_metadata (workspace_id, resource_type, resource_id, creator_user_id, owner_user_id, created_at)
select workspace_id, 'transcription_tasks', id, user_id, user_id, created_at from transcripts;

insert into resource_shares (workspace_id, resource_type, resource_id, principal_id, level, member_id, created_at)
select transcripts.workspace_id, 'transcription_tasks', id, user_id, 'admin', user_id, transcripts.created_at
from transcripts join memberships using (workspace_id, user_id);
