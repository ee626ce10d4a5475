import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import type { With } from '#ports/ports.ts'
import { previewKey } from './keep-preview.ts'

/** Removes what was kept for listeners of sounds that left the library. Enqueued with what takes them out. */
export const forgetPreviewsJob = defineJob({
  name: 'sound-effects.forget-previews',
  payload: z.object({ ids: z.array(z.string()) }),
  attemptsMax: 24,
  run: (ctx, { ids }) => forgetPreviews(ctx, ids),
})

/** Removes what was kept of these sounds; harmless to repeat. */
export async function forgetPreviews(ctx: With<'storage'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await ctx.ports.storage.remove(previewKey(id))
}
