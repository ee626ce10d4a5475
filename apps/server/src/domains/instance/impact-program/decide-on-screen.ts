import type { impactProgramEndpoints } from '@vireo/contracts/impact-program'
import type { Input } from '@vireo/contracts/kit'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { decide } from './decide.ts'
import type { ApplicationRow } from './tables.ts'

/** Decides about an application on the screen of whoever runs the instance. Throws `operator_only`. */
export async function decideOnScreen(
  ctx: With<'settings'>,
  input: Input<typeof impactProgramEndpoints.decide>,
): Promise<ApplicationRow> {
  await requireOperator(ctx)
  return decide(ctx, { id: input.application_id, decision: input.decision, tier: input.tier, note: input.note })
}
