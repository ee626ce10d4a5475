import { answer } from '#kernel/hooks.ts'
import { storageLimitOf } from '#history'
import { charactersUsedByKeys } from '#identity'
import type { Slice } from '../../slice.ts'
import { tierOfWorkspace } from '#sso'
import { onWorkspaceOpened, creditsCounted, onLimitSet } from '#workspaces'
import { charactersUsedByKeys as answerCharactersUsedByKeys } from './limits/characters-used-by-keys.ts'
import { usageHolding } from './holding.ts'
import { usageJobs } from './jobs.ts'
import { creditsCounted as answerCreditsCounted, beginCounting } from './limits/limited-usage.ts'
import { openAccount } from './open-account.ts'
import { usageRoutes } from './routes.ts'
import { storageLimit } from './limits/storage-limit.ts'
import { tierOfWorkspace as answerTierOfWorkspace } from './tier-of-workspace.ts'

export const usageSlice: Slice = {
  name: 'usage',
  routes: usageRoutes,
  jobs: usageJobs,
  holding: usageHolding,
  answers: [
    answer(tierOfWorkspace, answerTierOfWorkspace),
    answer(charactersUsedByKeys, answerCharactersUsedByKeys),
    answer(storageLimitOf, storageLimit),
    answer(onWorkspaceOpened, openAccount),
    answer(creditsCounted, answerCreditsCounted),
    answer(onLimitSet, beginCounting),
  ],
}
