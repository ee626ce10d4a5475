-- How many checkouts of one workspace lean on a use that was set aside: the one that fails gives back its own.
alter table promo_redemptions add column holders integer not null default 1;
