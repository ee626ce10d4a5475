-- Where a recording lies that is still to be fetched; gone once it was, or is not wanted any more.

alter table transcripts add column source_url text;
