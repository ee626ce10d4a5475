import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { AskerOfWork } from './asker.ts'
import { runTranscription } from './run-transcription.ts'

/** The queue takes a job for abandoned after four hours; who needs longer goes on where it ended. */
const limitMs = 3.5 * 60 * 60_000

export const transcriptionJob = defineJob({
  name: 'transcription.hear',
  kind: 'watched',
  limitMs,
  payload: z.object({ transcriptId: z.string(), asker: AskerOfWork }),
  attemptsMax: 6,
  run: (ctx, work, control) => runTranscription(ctx, work, control),
})
