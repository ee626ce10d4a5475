-- What a code is for, and the one currency in which its amount means something; null: whichever is paid in.
alter table promo_codes
  add column currency text check (currency in ('usd', 'eur')),
  add column description text check (char_length(description) between 1 and 200),
  add check (currency is null or amount_off is not null);
