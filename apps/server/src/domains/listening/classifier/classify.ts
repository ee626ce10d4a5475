import type { classifierEndpoints } from '@vireo/contracts/classifier'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import type { HistoryRow } from '#history'
import { beginAttempt } from '#identity'
import { findItem } from './find-item.ts'
import { type Heard, listenForMark } from './listen-for-mark.ts'
import { type Claim, readClaim } from './manifests/read-claim.ts'

/** What a recording tells: what was heard in it, what it says of itself, and which one it is. */
export type Classified = Heard & { readonly claim: Claim | undefined; readonly item: HistoryRow | undefined }

/** Counts that somebody asks, before their recording has come. */
export async function assertMayClassify(ctx: Context): Promise<void> {
  await beginAttempt(ctx, 'classification', ctx.actor.userId ?? ctx.workspaceId)
}

/** Looks for a mark of this instance in a recording and reads its manifest. Keeps nothing. */
export async function classify(
  ctx: With<'manifests' | 'marks' | 'media' | 'outbound' | 'settings'>,
  { files }: Input<typeof classifierEndpoints.classify>,
): Promise<Classified> {
  const heard = await listenForMark(ctx, files.file, ctx.workspaceId)
  const claim = await readClaim(ctx, files.file[0])
  return { ...heard, claim, item: await findItem(ctx, heard.finding, claim) }
}
