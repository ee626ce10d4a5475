-- Letters that no carrier has taken are counted, and those that failed are listed, without a look at all that were sent.
create index letters_not_taken on letters (id desc) where state <> 'sent';
