-- Orders that are worked on are listed for whoever runs the instance, too.
create index production_orders_worked_on on production_orders (id)
  where state = 'accepted' and not is_sandbox and dispute is null;
