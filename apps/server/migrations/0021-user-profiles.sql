-- What people may change about themselves, and flags that tell "not yet" from "nobody knows".

alter table users
  -- The name that others see, beside what somebody shares.
  add column public_name text check (public_name = btrim(public_name) and char_length(public_name) between 1 and 64),
  -- Null is "no data" and reads as completed; whoever signs up gets false.
  alter column is_onboarding_completed drop not null,
  alter column is_onboarding_completed drop default,
  alter column is_onboarding_checklist_completed drop not null,
  alter column is_onboarding_checklist_completed drop default;
