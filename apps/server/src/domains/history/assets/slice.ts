import type { Slice } from '#domains/slice.ts'
import { bytesOfCopies } from '#history'
import { answer } from '#kernel/hooks.ts'
import { assetKeys, sumOfAssets } from './asset-store.ts'
import { assetsHolding } from './holding.ts'
import { removeFilesJob } from './remove-files-job.ts'
import { assetsRoutes } from './routes.ts'

export const assetsSlice: Slice = {
  name: 'assets',
  routes: assetsRoutes,
  jobs: [removeFilesJob],
  holding: assetsHolding,
  storedFiles: [{ table: 'assets', keys: assetKeys }],
  answers: [answer(bytesOfCopies, sumOfAssets)],
}
