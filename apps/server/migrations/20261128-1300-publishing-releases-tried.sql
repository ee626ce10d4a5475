-- Since when a release that is due is tried: what is not there yet is waited for from then on, however long nobody looked.

alter table publishing_schedules add column tried_at timestamptz;
