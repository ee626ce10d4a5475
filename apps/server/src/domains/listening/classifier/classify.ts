import type { classifierEndpoints } from '@vireo/contracts/classifier'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { beginAttempt } from '#identity'
import { type Heard, listenForMark } from './listen-for-mark.ts'

/** Looks for a mark of this instance in a recording. Counts the attempt and keeps nothing. */
export async function classify(
  ctx: With<'marks' | 'media'>,
  { files }: Input<typeof classifierEndpoints.classify>,
): Promise<Heard> {
  await beginAttempt(ctx, 'classification', ctx.actor.userId ?? ctx.workspaceId)
  return listenForMark(ctx, files.file, ctx.workspaceId)
}
