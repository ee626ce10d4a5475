import type { HistoryItemId, WorkspaceId } from '@vireo/contracts/kit'
import { noClient } from '#kernel/client.ts'
import { type Context, system, type TransactionContext } from '#kernel/context.ts'
import type { TakenDown } from '#sharing'
import {
  isAnyUndecided,
  noteDecision,
  type PageDecision,
  type PageDescription,
  type ReportedPageKind,
  settlePage,
} from '#sharing/page-reports/index.ts'
import { findPublishedAnywhere, findSoundOfItem, holdPublished, saveTakenDown } from '../store/sound-store.ts'
import type { SharedSoundRow } from '../store/tables.ts'

/** Describes sounds that were reported; nothing of pages of another kind. */
export async function describeSounds(
  ctx: Context,
  kind: ReportedPageKind,
  ids: readonly string[],
): Promise<readonly PageDescription[]> {
  if (kind !== 'sound') return []
  const sounds = await findPublishedAnywhere(ctx, ids)
  return sounds.map(({ id, name: title, author: by, taken_down_at: takenDownAt }) => ({
    id,
    title,
    by,
    path: takenDownAt === null ? `/v1/shared-sound-generations/${id}/preview` : null,
  }))
}

/** Takes a sound that was reported out of the library at once, or lets it be there again. */
export async function decideReportedSound(ctx: TransactionContext, { kind, id, isDown }: PageDecision): Promise<void> {
  const sound = kind === 'sound' ? await holdPublished(ctx, id) : undefined
  if (sound) await decide(ctx, sound, isDown)
}

/** Takes a sound out of the library whose recording was taken out of public view. */
export async function endSoundOf(ctx: TransactionContext, taken: TakenDown): Promise<void> {
  const found = await findSoundOfItem(insideOf(ctx, taken.workspaceId), taken.historyItemId)
  const sound = found && (await holdPublished(ctx, found.id))
  if (sound) await decide(ctx, sound, true)
}

/** Tells whether a recording is in the library and was reported there, and nobody has decided yet. */
export async function isSoundReported(
  ctx: Context,
  { id, workspace_id: workspaceId }: { readonly id: HistoryItemId; readonly workspace_id: WorkspaceId },
): Promise<boolean> {
  const sound = await findSoundOfItem(insideOf(ctx, workspaceId), id)
  return sound !== undefined && isAnyUndecided(ctx, { kind: 'sound', ids: [sound.id] })
}

async function decide(ctx: TransactionContext, sound: SharedSoundRow, isDown: boolean): Promise<void> {
  const { id, name, workspace_id: workspaceId } = sound
  if (workspaceId === null) return
  const changed = (sound.taken_down_at !== null) !== isDown
  await settlePage(ctx, { kind: 'sound', id, workspaceId }, { state: isDown ? 'taken_down' : 'restored', changed })
  if (!changed) return
  await saveTakenDown(ctx, id, isDown ? ctx.now() : null)
  await noteDecision(ctx, workspaceId, {
    action: isDown ? 'sound-effects.taken-down' : 'sound-effects.restored',
    target: { kind: 'shared-sound', id },
    details: { name },
  })
}

function insideOf<Ctx extends Context>(ctx: Ctx, workspaceId: WorkspaceId): Ctx {
  return { ...ctx, actor: system, client: noClient, workspaceId }
}
