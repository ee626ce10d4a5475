-- What people remark about places of a recording. A comment whose author is gone stays without them.
create table transcript_comments (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  transcript_id text not null references transcripts on delete cascade,
  user_id text references users on delete set null,
  reply_to text references transcript_comments on delete cascade,
  at_ms integer not null,
  text text not null,
  resolved_at timestamptz,
  created_at timestamptz not null
);
create index transcript_comments_by_transcript on transcript_comments (transcript_id, at_ms, created_at);
create index transcript_comments_by_workspace on transcript_comments (workspace_id);
create index transcript_comments_by_user on transcript_comments (user_id);
create index transcript_comments_by_remark on transcript_comments (reply_to);
