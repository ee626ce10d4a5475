import { answer } from '#kernel/hooks.ts'
import { lookOfVoice, voicesHiddenFrom } from '#history'
import type { Slice } from '../../slice.ts'
import { voicesCounted } from '#usage'
import { collectionResource } from './collections/resource-type.ts'
import { collectionRoutes } from './collections/routes.ts'
import { describeCounts } from './limits/count-store.ts'
import { voiceHolding } from './holding.ts'
import { referenceKeys, sampleKeys } from './holding-store.ts'
import { pictureKeys } from './pictures/picture-store.ts'
import { showLook } from './pictures/show-look.ts'
import { voiceJobs } from './jobs.ts'
import { voiceResource } from './resource-type.ts'
import { voiceRoutes } from './routes.ts'
import { listHiddenAmong } from './search/visible-store.ts'

export const voicesSlice: Slice = {
  name: 'voices',
  routes: [...voiceRoutes, ...collectionRoutes],
  jobs: voiceJobs,
  holding: voiceHolding,
  storedFiles: [
    { table: 'voice_samples', keys: sampleKeys },
    { table: 'voices', keys: referenceKeys },
    { table: 'voice_sketches', keys: pictureKeys },
  ],
  resourceTypes: [voiceResource, collectionResource],
  answers: [
    answer(voicesHiddenFrom, listHiddenAmong),
    answer(voicesCounted, describeCounts),
    answer(lookOfVoice, showLook),
  ],
}
