-- Which webhooks are told what was heard, and what is told beside it; gone once they were.

alter table transcripts add column telling jsonb;
