import type { VoiceId } from '@vireo/contracts/kit'
import type { ClonedVoice } from '@vireo/engines'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { sharingOfVoices } from '../hooks.ts'
import type { VoiceChange } from '../own-voice.ts'
import { removeFilesJob } from '../files/remove-files-job.ts'
import { listSamples } from './sample-store.ts'
import type { VoiceRow, VoiceSampleRow } from '../tables.ts'
import { matchVoice, type MatchWishes } from './match-voice.ts'

/** Tells whether a voice sounds as its samples do at any time: an instant clone of the workspace's own. */
export const isInstantClone = ({ category, copied_from }: VoiceRow): boolean =>
  category === 'cloned' && copied_from === null

/** Makes a recipe from samples and lets `write` put it down; where that fails, nothing of the match stays. */
export async function withMatch<T>(
  ctx: With<'media' | 'storage' | 'voiceCloning'>,
  wishes: MatchWishes,
  write: (clone: ClonedVoice) => Promise<T>,
): Promise<T> {
  const clone = await matchVoice(ctx, wishes)
  try {
    return await write(clone)
  } catch (error) {
    if (clone.recipe.reference) await ctx.ports.storage.remove(clone.recipe.reference.key)
    throw error
  }
}

/** Returns how a match changes a voice whose row is locked, and enqueues the removal of the reference it had before. */
export async function soundOfMatch(
  ctx: TransactionContext,
  voice: VoiceRow,
  { recipe, method }: ClonedVoice,
): Promise<VoiceChange> {
  const before = voice.recipe?.reference?.key
  if (before !== undefined && before !== recipe.reference?.key) await enqueue(ctx, removeFilesJob, { keys: [before] })
  return { recipe, method }
}

/**
 * Returns what other recordings change about a voice's verification: it was given for those before, so it is lost. A
 * published voice was promised to be the verified one: throws `voice_already_published`.
 */
export async function proofWithOthers(ctx: TransactionContext, voice: VoiceRow): Promise<VoiceChange> {
  const sharing = (await ctx.hooks.ask(sharingOfVoices, ctx, [voice.id])).get(voice.id)
  if (sharing?.status !== 'enabled') return { is_verified: false }
  throw new AppError('voice_already_published', {
    message: 'This voice is published as its recordings make it. Take it back before you change them.',
  })
}

/** Throws `voice_samples_changed` unless a voice that the caller holds has the samples that it was matched by. */
export async function assertSameSamples(
  ctx: TransactionContext,
  voiceId: VoiceId,
  matched: readonly VoiceSampleRow[],
): Promise<void> {
  const stateOf = (samples: readonly VoiceSampleRow[]) =>
    JSON.stringify(samples.map(({ id, remove_background_noise: removesNoise }) => [id, removesNoise]))
  if (stateOf(await listSamples(ctx, voiceId)) !== stateOf(matched)) throw new AppError('voice_samples_changed')
}
