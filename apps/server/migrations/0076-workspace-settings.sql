-- What a workspace decides for everybody in it.

alter table workspaces
  -- Null: as the tier has it. With the moment at which somebody decided.
  add column training_opt_out boolean,
  add column training_opt_out_at timestamptz,
  -- Whether what is shared stays among its owner's things, or moves among the workspace's.
  add column storing_shared_files_on_user boolean not null default true,
  add column voice_library_removal_notice_webhook_ids text[] not null default '{}',
  add column speech_to_text_webhook_ids text[] not null default '{}',
  -- The operator decides who sees what is not finished.
  add column has_alpha_access boolean not null default false;
