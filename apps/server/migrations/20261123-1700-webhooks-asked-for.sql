-- Tests and replays are what somebody asks for: how many of them wait, and how many were asked for of late, is counted.
create index webhook_deliveries_asked on webhook_deliveries (webhook_id, created_at) where kind <> 'event';
