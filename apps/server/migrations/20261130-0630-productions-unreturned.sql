-- What is to go back of a payment stands beside it, also where that is all of it: the few of which something has not gone back yet are
-- found without reading all others.
update production_payments p set return_minor = p.paid_minor
from production_orders o
where o.id = p.order_id and o.state in ('rejected', 'cancelling', 'cancelled', 'expired') and p.paid_minor > 0;

create index production_payments_unreturned on production_payments (tried_at nulls first, id)
where return_minor > refunded_minor and paid_minor > refunded_minor + disputed_minor;
