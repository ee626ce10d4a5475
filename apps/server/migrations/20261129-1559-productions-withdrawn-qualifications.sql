-- A qualification that whoever runs the instance withdrew stays here as withdrawn, so that passing its test does not bring it back.
alter table production_held_qualifications add column withdrawn_at timestamptz;
