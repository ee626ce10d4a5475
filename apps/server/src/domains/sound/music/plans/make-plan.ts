import type { CompositionPlan, musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { enterUnpaid } from '#usage'
import { planAsked } from './plan-asked.ts'
import { presentPlanFor } from './present-chunks.ts'
import { readWishes } from './read-wishes.ts'

/** Plans a piece, or plans another anew by what a prompt says. Free. */
export async function makePlan(
  ctx: With<'concurrency' | 'music' | 'settings'>,
  request: Input<typeof musicEndpoints.plan>,
): Promise<CompositionPlan> {
  const { wishes } = await readWishes(ctx, { ...request, plan: request.source_composition_plan })
  const place = await enterUnpaid(ctx)
  try {
    const { outline } = await planAsked(ctx, wishes)
    return presentPlanFor(request.model_id, outline)
  } finally {
    place.leave()
  }
}
