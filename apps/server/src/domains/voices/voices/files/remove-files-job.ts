import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeFiles } from './remove-files.ts'

/** Removes files. Enqueued in the transaction that deletes their rows, so that no crash forgets them. */
export const removeFilesJob = defineJob({
  name: 'voices.remove-files',
  payload: z.object({
    folder: z
      .templateLiteral(['voices/', z.string(), '/'])
      .refine((folder) => folder.split('/').length === 4)
      .optional(),
    keys: z.array(z.string().startsWith('voices/')).optional(),
  }),
  attemptsMax: 24,
  run: removeFiles,
})
