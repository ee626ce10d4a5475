import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { addressEngineName } from '#ports/address-engines.ts'
import { keepOnce } from '#ports/keep-once.ts'
import type { With } from '#ports/ports.ts'
import { engineOfRecipe } from '../elsewhere/index.ts'
import { catalogueVoiceOf, type CatalogueVoice } from '../library/catalogue-voice.ts'
import { findPremadeVoice } from '../library/premade-voices.ts'
import { previewOf } from './preview-of.ts'
import { isSameKey, previewKeyOf } from './preview-url.ts'
import { speakAs } from '../speaking/speak-as.ts'
import { versionOf } from '../speaking/voice-version.ts'
import { findVoiceOfAny } from '../voice-store.ts'

/**
 * Lets somebody hear a voice: anybody a premade one, and who has the key of its address one that people made. The
 * first listener has it recorded, everybody else hears that recording.
 */
export async function previewVoice(
  ctx: With<'settings' | 'speech' | 'storage' | 'vault'>,
  input: Input<typeof voicesEndpoints.preview>,
): Promise<ByteAnswer> {
  return sendPreview(ctx, await findPreviewed(ctx, input))
}

/** Sends the preview of a voice to a caller who may hear it. */
export async function sendPreview(ctx: With<'speech' | 'storage'>, voice: Speaking): Promise<ByteAnswer> {
  const { storage } = ctx.ports
  const { key, version, sizeBytes } = await recordedPreview(ctx, voice)
  return {
    contentType: 'audio/mpeg',
    sizeBytes,
    headers: { etag: `"${version}"`, 'cache-control': voice.own ? 'private, max-age=86400' : 'public, max-age=86400' },
    range: (range) => storage.read(key, range),
    send: (sink) => pour(storage.read(key), sink),
  }
}

/** Returns where a voice's preview is stored; records it first if it is not there yet. */
export async function recordedPreview(
  ctx: With<'speech' | 'storage'>,
  voice: Speaking,
): Promise<{ readonly key: string; readonly version: string; readonly sizeBytes: number }> {
  const { saying, version } = previewOf(voice)
  const key = keyOf(voice, version)
  const { storage } = ctx.ports
  const recorded = await storage.size(key)
  if (recorded !== undefined) return { key, version, sizeBytes: recorded }
  await assertMayBeSpoken(ctx, voice)
  const record = async () => (await speakAs(ctx, saying)).audio
  return { key, version, sizeBytes: await keepOnce(storage, key, record) }
}

/** Players come without credentials: what a workspace lets leave this instance is asked of the one that has the voice. */
async function assertMayBeSpoken(ctx: Context, { own, recipe }: Speaking): Promise<void> {
  if (!own || recipe.engine !== addressEngineName) return
  await ctx.hooks.ask(engineOfRecipe, { ...ctx, workspaceId: own.workspace_id }, recipe)
}

/** A voice that can speak. */
export type Speaking = CatalogueVoice & { readonly recipe: NonNullable<CatalogueVoice['recipe']> }

/**
 * Finds the voice to be previewed. Throws `voice_not_found`, also for a missing or old key, which reveals nothing more.
 */
async function findPreviewed(
  ctx: With<'settings' | 'vault'>,
  input: Input<typeof voicesEndpoints.preview>,
): Promise<Speaking> {
  const premade = findPremadeVoice(ctx, ctx.ports.settings.voiceAliases.find(input.voice_id) ?? input.voice_id)
  if (premade) return premade
  const row = await findVoiceOfAny(ctx, input.voice_id)
  if (row?.recipe && isSameKey(input.key ?? '', previewKeyOf(ctx, row.id, versionOf(row.recipe))))
    return { ...catalogueVoiceOf(row), recipe: row.recipe }
  throw new AppError('voice_not_found', { param: 'voice_id' })
}

/** Returns the storage key of a preview; that of a workspace's voice is in its folder and goes with it. */
function keyOf({ voiceId, own }: CatalogueVoice, version: string): string {
  const name = `previews/${voiceId}-${version}.mp3`
  return own ? `voices/${own.workspace_id}/${voiceId}/${name}` : name
}
