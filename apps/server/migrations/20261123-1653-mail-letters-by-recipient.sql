-- Before somebody is written to, what they were written of late is counted.
create index letters_by_recipient on letters (recipient, created_at);
