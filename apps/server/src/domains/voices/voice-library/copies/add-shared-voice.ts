import type { Input, VoiceId } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import type { VoiceRecipe } from '@vireo/engines'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { accessTo } from '#resources'
import { tierOfWorkspace } from '#usage'
import { addVoice, findVoiceOfAny, makeVoiceId, type VoiceRow } from '#voices'
import { changeVoiceCopy } from '#voices/copies/index.ts'
import { type EarlierFace, findSketches } from '#voices/sketches/index.ts'
import { versionOf } from '#voices/speaking/index.ts'
import { insertCopy, listCopiesSeen, lockCopying, recountCopies, reviveCopy } from './copy-store.ts'
import { copyRecipe } from './copy-reference.ts'
import { openVoice } from '../get-shared-voice.ts'
import type { SharedVoiceRow } from '../tables.ts'

type Wanted = Input<typeof voiceLibraryEndpoints.add>

/**
 * Adds a published voice to the caller's. Whoever sees a copy of it in their workspace already is answered with that
 * one, and nothing is counted; a copy that had fallen silent speaks again.
 */
export async function addSharedVoice(ctx: With<'storage'>, input: Wanted): Promise<{ voiceId: VoiceId }> {
  const copyId = makeVoiceId()
  const offered = await findOffered(ctx, input)
  if (offered.copyId !== undefined) {
    const known = await transaction(ctx, (ctx) => addHeld(ctx, { input, copyId }))
    // Undefined: it was deleted a moment ago.
    return known === undefined ? addSharedVoice(ctx, input) : { voiceId: known }
  }
  const { recipe, undo } = await copyRecipe(ctx, offered.recipe, copyId)
  try {
    const voiceId = await transaction(ctx, (ctx) => addHeld(ctx, { input, copyId, recipe }))
    if (voiceId !== copyId) await undo()
    return { voiceId: voiceId ?? copyId }
  } catch (error) {
    await undo()
    throw error
  }
}

type Offered = {
  readonly shared: SharedVoiceRow
  readonly original: VoiceRow
  readonly recipe: VoiceRecipe
  /** The copy that the caller sees already. */
  readonly copyId: VoiceId | undefined
  readonly isSilent: boolean
}

/**
 * Finds the published voice and its original, if the caller may have it. Throws `voice_not_found`,
 * `voice_already_exists` and `free_users_not_allowed`.
 */
async function findOffered(ctx: Context, input: Wanted): Promise<Offered> {
  const shared = await openVoice(ctx, input)
  const original = await findVoiceOfAny(ctx, shared.voice_id)
  if (!original?.recipe) throw new AppError('voice_not_found', { param: 'voice_id' })
  await assertNotOwn(ctx, original)
  await assertOffered(ctx, shared)
  const [known] = await listCopiesSeen(ctx, [shared.voice_id])
  return {
    shared,
    original,
    recipe: original.recipe,
    copyId: known?.copy_voice_id,
    isSilent: known?.told === 'removed',
  }
}

type Adding = { readonly input: Wanted; readonly copyId: VoiceId; readonly recipe?: VoiceRecipe }

/** Looks again while nobody else adds the same voice here, then adds it. */
async function addHeld(ctx: TransactionContext, { input, copyId, recipe }: Adding): Promise<string | undefined> {
  await lockCopying(ctx, input.voice_id)
  const offered = await findOffered(ctx, input)
  if (offered.copyId !== undefined) {
    if (offered.isSilent) await speakAgain(ctx, offered.copyId)
    return offered.copyId
  }
  if (!recipe) return undefined
  await copy(ctx, { ...offered, input, id: copyId, recipe })
  return copyId
}

/** Returns the picture of the original, which its copies have as well. */
async function faceOf(ctx: Context, { id, recipe }: VoiceRow): Promise<EarlierFace> {
  const sketch = (await findSketches(ctx, [id])).get(id)
  const isOfNow = recipe !== null && sketch?.traits_version === versionOf(recipe)
  return { seed: sketch?.seed ?? id, traits: isOfNow ? sketch.traits : null }
}

async function assertNotOwn(ctx: Context, original: VoiceRow): Promise<void> {
  const isSeen =
    original.workspace_id === ctx.workspaceId && (await accessTo(ctx, { type: 'voice', id: original.id })) !== undefined
  if (isSeen) throw new AppError('voice_already_exists', { data: { voice_id: original.id } })
}

async function assertOffered(ctx: Context, shared: SharedVoiceRow): Promise<void> {
  if (shared.free_users_allowed) return
  if ((await tierOfWorkspace(ctx, ctx.workspaceId)) === 'free') throw new AppError('free_users_not_allowed')
}

async function speakAgain(ctx: TransactionContext, copyId: VoiceId): Promise<void> {
  await changeVoiceCopy(ctx, copyId, { sharing_status: 'copied' })
  await reviveCopy(ctx, copyId)
}

type Copying = Pick<Offered, 'shared' | 'original' | 'recipe'> & { readonly input: Wanted; readonly id: string }

async function copy(ctx: TransactionContext, { shared, original, recipe, input, id }: Copying): Promise<void> {
  await addVoice(ctx, {
    id,
    name: input.new_name,
    description: shared.description === '' ? null : shared.description,
    category: original.category,
    labels: shared.labels,
    language: original.language,
    recipe,
    method: 'copied',
    preview_text: original.preview_text,
    copied_from: original.id,
    public_owner_id: shared.public_owner_id,
    sharing_status: 'copied',
    live_moderation: shared.live_moderation,
    notice_period_days: shared.notice_period_days,
    requires_verification: false,
    // Its owner's statement stands for its copies; a designed voice is nobody's.
    is_verified: true,
    face: await faceOf(ctx, original),
  })
  await insertCopy(ctx, {
    copy_voice_id: id,
    original_voice_id: original.id,
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    is_bookmarked: input.bookmarked,
    told: 'shared',
    created_at: ctx.now(),
  })
  await recountCopies(ctx, original.id)
  await ctx.emit('voices.added-from-library', {
    userId: ctx.actor.userId,
    voiceId: id,
    originalVoiceId: original.id,
    publicOwnerId: shared.public_owner_id,
  })
}
