import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { AskerOfWork } from '../working/asker.ts'
import { runFetch } from './run-fetch.ts'

export const fetchJob = defineJob({
  name: 'transcription.fetch',
  kind: 'fetching',
  payload: z.object({ transcriptId: z.string(), format: z.enum(['pcm_s16le_16', 'other']), asker: AskerOfWork }),
  attemptsMax: 3,
  run: (ctx, work, control) => runFetch(ctx, work, control),
})
