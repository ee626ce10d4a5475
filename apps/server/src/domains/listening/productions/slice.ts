import { onSaleTold } from '#billing'
import type { Slice } from '#domains/slice.ts'
import { bytesOfCopies } from '#history'
import { answer } from '#kernel/hooks.ts'
import { fileKeys } from './deliveries/file-store.ts'
import { productionsHolding } from './holding.ts'
import { productionsJobs } from './jobs.ts'
import { mediaKeys, sumOfProductions } from './media/media-store.ts'
import { hearOfPayment } from './payments/hear-of-payment.ts'
import { productionsRoutes } from './routes.ts'
import { testRecordingKeys } from './tests/test-store.ts'

export const productionsSlice: Slice = {
  name: 'productions',
  routes: productionsRoutes,
  jobs: productionsJobs,
  holding: productionsHolding,
  storedFiles: [
    { table: 'production_media', keys: mediaKeys },
    { table: 'production_files', keys: fileKeys },
    { table: 'production_test_recordings', keys: testRecordingKeys },
  ],
  answers: [answer(onSaleTold, hearOfPayment), answer(bytesOfCopies, sumOfProductions)],
}
