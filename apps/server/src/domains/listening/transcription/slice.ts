import type { Slice } from '#domains/slice.ts'
import { bytesOfCopies } from '#history'
import { answer } from '#kernel/hooks.ts'
import { fetchJob } from './fetching/fetch-job.ts'
import { transcriptionHolding } from './holding.ts'
import { removeFilesJob } from './keeping/remove-files-job.ts'
import { transcriptResource } from './keeping/resource-type.ts'
import { mediaKeys, sumOfMedia } from './keeping/transcript-store.ts'
import { transcriptionRoutes, transcriptionSockets } from './routes.ts'
import { transcriptionJob } from './working/transcription-job.ts'

export const transcriptionSlice: Slice = {
  name: 'transcription',
  routes: transcriptionRoutes,
  channels: transcriptionSockets,
  jobs: [fetchJob, transcriptionJob, removeFilesJob],
  holding: transcriptionHolding,
  resourceTypes: [transcriptResource],
  storedFiles: [{ table: 'transcripts', keys: mediaKeys }],
  answers: [answer(bytesOfCopies, sumOfMedia)],
}
