import { z } from 'zod'
import { defineJob, type JobControl } from '#jobs/define-job.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { With } from '#ports/ports.ts'
import { editionKeyOf } from './edition-store.ts'
import { makeEdition } from './make-edition.ts'

const Payload = z.object({ editionId: z.string() })

/** Makes a chapter of an edition, and stands in line again for the next: a long work keeps nobody else waiting for all of it. */
export const editionJob = defineJob({
  name: 'publishing.make-edition',
  kind: 'heavy',
  payload: Payload,
  attemptsMax: 4,
  run: makeNext,
})

async function makeNext(
  ctx: With<'media' | 'settings' | 'storage'>,
  { editionId }: z.output<typeof Payload>,
  { signal, isLastAttempt = false }: JobControl,
): Promise<void> {
  const making = { ...ctx, signal: AbortSignal.any([ctx.signal, signal]) }
  const { isOver } = await makeEdition(making, { editionId, isLastAttempt })
  if (!isOver) await enqueue(ctx, editionJob, { editionId }, { dedupeKey: editionKeyOf({ id: editionId }) })
}
