-- Whoever has a referral link took that step when it was made.

insert into onboarding_steps (user_id, item_id, taken_at)
select user_id, 'join_affiliate', created_at from referral_links
on conflict (user_id, item_id) do nothing;
