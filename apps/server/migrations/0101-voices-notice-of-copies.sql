-- How long a copy keeps speaking after its original is taken back, in days, as its owner promised; null for what nobody
-- can take back.

alter table voices add column notice_period_days integer;
update voices set notice_period_days = shared_voices.notice_period_days
from shared_voices where shared_voices.voice_id = voices.copied_from;
