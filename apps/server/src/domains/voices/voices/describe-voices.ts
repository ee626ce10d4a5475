import type { AccessLevel } from '@vireo/contracts/resources'
import type { VerificationAttempt, VoiceSharing } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import { accessToAll } from '#resources'
import type { CatalogueVoice } from './library/catalogue-voice.ts'
import { collectionsOf } from './collections/collections-of.ts'
import { findSafety } from './safety/find-safety.ts'
import { languagesOfVoices, sharingOfVoices, type UnderstoodIn, verificationOfVoices } from './hooks.ts'
import type { ResolvedSettings } from './settings/resolve-settings.ts'
import { listSamplesOf } from './samples/sample-store.ts'
import type { VoiceSampleRow } from './tables.ts'
import { findSketches, type ShownSketch } from './sketches/sketch-store.ts'
import type { VoiceSafety } from './safety/voice-safety.ts'

/** A voice with everything that is shown of it. */
export type ShownVoice = {
  readonly voice: CatalogueVoice
  readonly safety: VoiceSafety
  readonly settings?: ResolvedSettings
  readonly own?: OwnParts
  /** The collections that the caller sees it in. */
  readonly collectionIds: readonly string[]
}

/** What is known of a workspace's own voices only. */
export type OwnParts = {
  readonly samples: readonly VoiceSampleRow[]
  readonly sharing: VoiceSharing | undefined
  readonly attempts: readonly VerificationAttempt[]
  readonly languages: readonly UnderstoodIn[]
  readonly access: AccessLevel | undefined
  readonly sketch: ShownSketch | undefined
}

/** Gathers what is shown of voices besides themselves, with as many questions for a page as for one. */
export async function describeVoices(ctx: Context, voices: readonly CatalogueVoice[]): Promise<ShownVoice[]> {
  const ownIds = voices.flatMap(({ voiceId, own }) => (own ? [voiceId] : []))
  const [safetyOf, parts, collections] = await Promise.all([
    findSafety(ctx),
    describeOwn(ctx, ownIds),
    collectionsOf(
      ctx,
      voices.map(({ voiceId }) => voiceId),
    ),
  ])
  return voices.map((voice) => {
    const own = parts.get(voice.voiceId)
    const collectionIds = collections.get(voice.voiceId) ?? []
    return { voice, safety: safetyOf(voice), collectionIds, ...(own && { own }) }
  })
}

async function describeOwn(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, OwnParts>> {
  if (ids.length === 0) return new Map()
  const [samples, sharing, attempts, languages, access, sketches] = await Promise.all([
    listSamplesOf(ctx, ids),
    ctx.hooks.ask(sharingOfVoices, ctx, ids),
    ctx.hooks.ask(verificationOfVoices, ctx, ids),
    ctx.hooks.ask(languagesOfVoices, ctx, ids),
    accessToAll(ctx, 'voice', ids),
    findSketches(ctx, ids),
  ])
  const samplesOf = new Map<string, VoiceSampleRow[]>()
  for (const sample of samples) samplesOf.set(sample.voice_id, [...(samplesOf.get(sample.voice_id) ?? []), sample])
  return new Map(
    ids.map((id) => [
      id,
      {
        samples: samplesOf.get(id) ?? [],
        sharing: sharing.get(id),
        attempts: attempts.get(id) ?? [],
        languages: languages.get(id) ?? [],
        access: access.get(id),
        sketch: sketches.get(id),
      },
    ]),
  )
}
