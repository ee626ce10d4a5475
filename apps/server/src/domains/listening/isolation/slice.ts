import type { Slice } from '#domains/slice.ts'
import { bytesOfCopies } from '#history'
import { answer } from '#kernel/hooks.ts'
import { isolationHolding } from './holding.ts'
import { isolationKeys, sumOfIsolations } from './isolation-store.ts'
import { removeFilesJob } from './remove-files-job.ts'
import { isolationRoutes } from './routes.ts'

export const isolationSlice: Slice = {
  name: 'isolation',
  routes: isolationRoutes,
  jobs: [removeFilesJob],
  holding: isolationHolding,
  storedFiles: [{ table: 'isolation_items', keys: isolationKeys }],
  answers: [answer(bytesOfCopies, sumOfIsolations)],
}
