import type { Slice } from '#domains/slice.ts'
import { bytesOfCopies } from '#history'
import { answer } from '#kernel/hooks.ts'
import { transcriptionHolding } from './holding.ts'
import { transcriptionJobs } from './jobs.ts'
import { transcriptResource } from './keeping/resource-type.ts'
import { mediaKeys, sumOfMedia } from './keeping/transcript-store.ts'
import { transcriptionRoutes, transcriptionSockets } from './routes.ts'

export const transcriptionSlice: Slice = {
  name: 'transcription',
  routes: transcriptionRoutes,
  channels: transcriptionSockets,
  jobs: transcriptionJobs,
  holding: transcriptionHolding,
  resourceTypes: [transcriptResource],
  storedFiles: [{ table: 'transcripts', keys: mediaKeys }],
  answers: [answer(bytesOfCopies, sumOfMedia)],
}
