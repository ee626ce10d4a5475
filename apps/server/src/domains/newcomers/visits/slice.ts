import { answer } from '#kernel/hooks.ts'
import type { Slice } from '#domains/slice.ts'
import { isNewsAwaited } from '#history'
import { onAccountOpened } from '#identity/sign-in/index.ts'
import { isFirstAwaited } from './events/first-generation.ts'
import { noteFact } from './events/note-fact.ts'
import { visitsHolding } from './holding.ts'
import { visitsJobs } from './jobs.ts'
import { visitsRoutes } from './routes.ts'
import { visitsSubscriptions } from './subscriptions.ts'

export const visitsSlice: Slice = {
  name: 'visits',
  routes: visitsRoutes,
  jobs: visitsJobs,
  subscriptions: visitsSubscriptions,
  holding: visitsHolding,
  answers: [
    answer(isNewsAwaited, isFirstAwaited),
    answer(onAccountOpened, (ctx, account) => noteFact(ctx, { name: 'signed_up', ...account })),
  ],
}
