import { type api, type Input, similarVoicesLimits } from '@vireo/contracts'
import { voiceDistance, type Voiceprint } from '@vireo/engines'
import { AppError } from '../../../kernel/errors.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { hearVoice, libraryVoices, type LibraryVoice, listBlockedVoices, printOfPremade } from '../../voices/index.ts'
import { copiesOf, type FoundVoice } from '../search-shared-voices.ts'
import { listNearest } from './print-store.ts'

/** A voice that everybody may have, and how far it is from a recording. */
export type NearVoice = { readonly distance: number } & (
  | { readonly kind: 'premade'; readonly voice: LibraryVoice }
  | ({ readonly kind: 'published' } & FoundVoice)
)

/**
 * Finds the voices that sound most like a recording: premade ones, and published ones that anybody would find by
 * searching. The recording is measured and forgotten.
 */
export async function findSimilarVoices(
  ctx: FullContext,
  input: Input<typeof api.voiceLibrary.findSimilar>,
): Promise<readonly NearVoice[]> {
  const [file] = input.files.audio_file
  if (!file) throw new AppError('invalid_audio', { param: 'audio_file' })
  const print = await hearVoice(ctx, file, similarVoicesLimits.durationMsMax, (sound) =>
    ctx.ports.speechAnalysis.voiceprint(sound, { signal: ctx.signal, share: ctx.workspaceId }),
  )
  const limit = input.top_k ?? similarVoicesLimits.topKDefault
  const except = await listBlockedVoices(ctx)
  const published = await listNearest(ctx, { print, limit, except })
  const copies = await copiesOf(ctx, published)
  const near = [
    ...nearPremade(print, except),
    ...published.map(({ distance, ...voice }): NearVoice => {
      return { kind: 'published', distance, voice, copy: copies.get(voice.voice_id) }
    }),
  ]
  const farthest = input.similarity_threshold ?? Infinity
  return near
    .filter(({ distance }) => distance <= farthest)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
}

function nearPremade(print: Voiceprint, except: readonly string[]): NearVoice[] {
  return libraryVoices.flatMap((voice): NearVoice[] => {
    const own = printOfPremade(voice.voiceId)
    if (!own || except.includes(voice.voiceId)) return []
    return [{ kind: 'premade', voice, distance: voiceDistance(print, own) }]
  })
}
