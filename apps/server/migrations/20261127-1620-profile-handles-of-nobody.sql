-- The handle of somebody who is gone is nobody's, and kept from others for a while like a former one.
alter table profile_handles alter column user_id drop not null;
