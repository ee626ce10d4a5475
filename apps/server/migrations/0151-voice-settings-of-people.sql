-- Settings of a voice that somebody may hear but not change are their own. Those of the voice itself, for everybody in
-- the workspace, have an empty user id.

alter table voice_settings add column user_id text not null default '';
alter table voice_settings drop constraint voice_settings_pkey;
alter table voice_settings add primary key (workspace_id, voice_id, user_id);
