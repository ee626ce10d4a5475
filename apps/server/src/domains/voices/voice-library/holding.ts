import { enqueue } from '#jobs/enqueue.ts'
import type { Holding } from '#domains/holding.ts'
import { silenceCopies } from '#voices/copies/index.ts'
import { endAtOnce, forgetCopiesOf, forgetPublisher, giveToHeir, listHeldOf, listPublishedIn } from './holding-store.ts'
import { deletePrints } from './similar/print-store.ts'
import { tellCopiesJob } from './copies/tell-copies-job.ts'

export const voiceLibraryHolding: Holding = {
  tables: ['voice_publishers', 'shared_voices', 'voice_copies'],
  files: async function* (ctx, subject) {
    yield { path: 'voice-library/published-and-added.json', json: await listHeldOf(ctx, subject) }
  },
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId !== null) await giveToHeir(ctx, { workspaceId, userId, heirId })
  },
  erase: async (ctx, { userId, workspaceId }) => {
    const published = await listPublishedIn(ctx, workspaceId)
    await endAtOnce(ctx, workspaceId)
    await deletePrints(
      ctx,
      published.map(({ voice_id: id }) => id),
    )
    for (const { voice_id: id } of published) await silenceCopies(ctx, id)
    await forgetPublisher(ctx, userId)
    await forgetCopiesOf(ctx, workspaceId)
    if (published.length > 0) await enqueue(ctx, tellCopiesJob, {}, { dedupeKey: tellCopiesJob.name })
  },
}
