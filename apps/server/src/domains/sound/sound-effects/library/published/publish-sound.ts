import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { getOwnItem, type HistoryRow } from '#history'
import { assertMayShare, assertNotTakenDown } from '#sharing'
import { placesOf } from '../similar/places-of.ts'
import { findPrint, savePlaces } from '../store/print-store.ts'
import {
  countPublished,
  findSoundOfItem,
  holdPublished,
  insertSound,
  saveFeatured,
  saveSound,
} from '../store/sound-store.ts'
import type { SeenSound, SharedSoundRow } from '../store/tables.ts'
import { previewTypeOf } from './preview-type.ts'

type Asked = Input<typeof soundEffectsEndpoints.publish>

/** So many of one workspace: the library is everybody's. */
const publishedMax = 1000

/**
 * Publishes a sound effect of the caller's for everybody on the instance, or changes what is said of it. It goes with its recording:
 * where that is deleted, it leaves the library. Throws what `soundEffects.publish` lists.
 */
export async function publishSound(ctx: Context, { history_item_id: itemId, ...said }: Asked): Promise<SeenSound> {
  const item = await getOwnItem(ctx, { history_item_id: itemId })
  if (item.source !== 'SFX') throw new AppError('not_a_sound', { param: 'history_item_id' })
  // What somebody took from the library is not theirs to give, and comes back by no second way once it is taken down.
  if (typeof item.settings?.['library_sound'] === 'string')
    throw new AppError('not_a_sound', {
      message: 'This sound is in the library already, or was: it is another’s to publish.',
      param: 'history_item_id',
    })
  await assertMayShare(ctx)
  await assertNotTakenDown(ctx, [item.id])
  const print = await findPrint(ctx, item.id)
  await transaction(ctx, async (ctx) => {
    const before = await findSoundOfItem(ctx, item.id)
    if (before) return change(ctx, before, said)
    // Proved by published.test.ts.
    if ((await countPublished(ctx)) >= publishedMax) throw new AppError('too_many_published_sounds')
    const row = await insertSound(ctx, newRow(ctx, item, { said, print: print ?? null }))
    if (!row) return
    if (print) await savePlaces(ctx, row.id, placesOf(print))
    await note(ctx, row, 'sound-effects.published')
  })
  const sound = await findSoundOfItem(ctx, item.id)
  invariant(sound, 'what was published is there')
  return sound
}

async function change(ctx: TransactionContext, { id }: SharedSoundRow, said: Said): Promise<void> {
  const before = await holdPublished(ctx, id)
  if (!before) throw new AppError('sound_not_published')
  if (before.taken_down_at !== null) throw new AppError('sound_taken_down')
  const row = { ...before, ...saidOf(said) }
  await saveSound(ctx, row)
  // Whoever runs the instance chose what it was called then.
  if (before.is_featured && (before.name !== row.name || before.author !== row.author))
    await saveFeatured(ctx, id, false)
  await note(ctx, row, 'sound-effects.publication-changed')
}

type Said = Omit<Asked, 'history_item_id'>

function saidOf({ name, category, tags, licence, author }: Said) {
  return { name, category, tags: [...new Set(tags)], licence, author: author ?? null }
}

function newRow(
  ctx: TransactionContext,
  item: HistoryRow,
  { said, print }: { readonly said: Said; readonly print: readonly number[] | null },
): SharedSoundRow {
  return {
    id: ctx.newId('sharedSound'),
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    history_item_id: item.id,
    ...saidOf(said),
    name_de: null,
    prompt: item.text ?? said.name,
    is_loop: item.settings?.['loop'] === true,
    is_featured: false,
    rank: 0,
    preview_type: previewTypeOf(item.content_type),
    duration_ms: item.duration_ms,
    peaks: item.peaks,
    print,
    like_count: 0,
    purchased_count: 0,
    trending: 0,
    shared_at: ctx.now(),
    taken_down_at: null,
  }
}

function note(
  ctx: TransactionContext,
  { id, name, licence }: SharedSoundRow,
  action: 'sound-effects.published' | 'sound-effects.publication-changed',
): Promise<void> {
  return writeAudit(ctx, { action, target: { kind: 'shared-sound', id }, details: { name, licence } })
}
