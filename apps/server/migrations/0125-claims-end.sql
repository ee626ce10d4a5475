-- Proving an address ends every other claim to it: nobody signs in to such an account again.
alter table users add column claim_ended_at timestamptz;

-- When the account's owner first showed that they read its mail; `email_verified_at` moves with every new address.
alter table users add column first_proven_at timestamptz;
update users set first_proven_at = email_verified_at;
