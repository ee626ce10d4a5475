import { idOf } from '@vireo/contracts/kit'
import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { measureRecording } from './measure-recording.ts'

export const measureJob = defineJob({
  name: 'publishing.measure',
  payload: z.object({ historyItemId: idOf('historyItem', z.string()) }),
  attemptsMax: 5,
  run: (ctx, payload, { signal }) =>
    measureRecording({ ...ctx, signal: AbortSignal.any([ctx.signal, signal]) }, payload),
})
