import type { Context } from '#kernel/context.ts'
import { addVisits, type Visits } from '../links/link-store.ts'

const gatherMs = 1000
const ofProduct = new WeakMap<Context['hooks'], Map<string, Visits>>()

/** Counts that a link was opened or played: many in one write, and nothing is kept of who it was. */
export function countVisit(ctx: Context, linkId: string, what: keyof Visits): void {
  const waiting = ofProduct.get(ctx.hooks)
  const visits = waiting ?? new Map<string, Visits>()
  const before = visits.get(linkId) ?? { opens: 0, plays: 0 }
  visits.set(linkId, { ...before, [what]: before[what] + 1 })
  if (waiting) return
  ofProduct.set(ctx.hooks, visits)
  setTimeout(() => {
    ofProduct.delete(ctx.hooks)
    addVisits(ctx, visits).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'visits of public links could not be counted'),
    )
  }, gatherMs).unref()
}
