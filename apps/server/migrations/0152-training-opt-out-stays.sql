-- Who is or was on a plan that does not train on what is made, and never decided otherwise, stays out of it.
update workspaces w set training_opt_out = true
from subscriptions s
where s.workspace_id = w.id and w.training_opt_out is null and s.previous_tiers && '{trial,enterprise}'::text[];
