-- How often a buyer sent an assignment back is counted whenever its order is shown.
create index production_reviews_by_buyer on production_reviews (assignment_id) where by_buyer;
