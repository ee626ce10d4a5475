-- Mails and text messages on their way to people, and those that an instance without a carrier keeps.

create table letters (
  id text primary key,
  channel text not null check (channel in ('mail', 'sms')),
  -- Slice and occasion: identity.verify-email.
  kind text not null,
  recipient text not null,
  subject text not null,
  -- Paragraphs and link. Emptied once a carrier has taken it, because links in it open doors.
  content jsonb,
  state text not null check (state in ('waiting', 'kept', 'sent', 'failed')),
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index letters_by_age on letters (created_at desc, id desc);
