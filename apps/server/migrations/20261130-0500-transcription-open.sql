-- What waits or is worked on is few among all, and looked for every few minutes.

create index transcripts_open on transcripts (id) where state in ('queued', 'running');
