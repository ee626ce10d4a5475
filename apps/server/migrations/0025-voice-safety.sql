alter table voice_settings add column quality double precision;

-- What the operator decided about a voice, for everybody. A voice without a row has no restriction.

create table voice_safety (
  voice_id text primary key,
  control text not null default 'NONE'
    check (control in ('NONE', 'BAN', 'CAPTCHA', 'ENTERPRISE_BAN', 'ENTERPRISE_CAPTCHA')),
  sharing_status text not null default 'enabled'
    check (sharing_status in ('enabled', 'disabled', 'copied', 'copied_disabled')),
  live_moderation boolean not null default false,
  requires_verification boolean not null default false,
  is_verified boolean not null default true,
  updated_at timestamptz not null
);
