import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { fetchJob } from './fetching/fetch-job.ts'
import { removeFilesJob } from './keeping/remove-files-job.ts'
import { tendTranscripts } from './working/tend-transcripts.ts'
import { transcriptionJob } from './working/transcription-job.ts'

export const transcriptionJobs = [
  fetchJob,
  transcriptionJob,
  removeFilesJob,
  defineJob({
    name: 'transcription.tend-transcripts',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '*/5 * * * *',
    run: tendTranscripts,
  }),
]
