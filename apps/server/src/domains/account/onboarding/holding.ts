import type { Holding } from '#domains/holding.ts'
import { findChecklist, listSteps } from './checklist/checklist-store.ts'

/** First steps are their person's, not a workspace's: they are taken along whole, and go with the person's own row. */
export const onboardingHolding: Holding = {
  tables: ['onboarding_steps', 'onboarding_checklists'],
  files: async function* (ctx, { userId }) {
    const checklist = await findChecklist(ctx, userId)
    yield {
      path: 'onboarding/first-steps.json',
      json: { checklist: checklist ?? null, steps: await listSteps(ctx, userId) },
    }
  },
}
