import type { Context } from '#kernel/context.ts'
import { type Input } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { SharedVoiceSearch, similarVoicesLimits } from '@vireo/contracts/voice-library'
import { voiceDistance, type Voiceprint } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { libraryVoices, type LibraryVoice, printOfPremade } from '#voices/library/index.ts'
import { listBlockedVoices } from '#voices/safety/index.ts'
import { hearVoice } from '#voices/samples/index.ts'
import { type FoundVoice, searchSharedVoices, withCopies } from '../search-shared-voices.ts'
import { listNearest } from './print-store.ts'

/** A voice that everybody may have, and how far it is from a recording where there is one. */
export type NearVoice = { readonly distance: number | undefined } & (
  | { readonly kind: 'premade'; readonly voice: LibraryVoice }
  | ({ readonly kind: 'published' } & FoundVoice)
)

/**
 * Finds the voices that sound most like a recording: premade ones, and published ones that anybody would find by
 * searching. The recording is measured and forgotten; without one, what people published comes first.
 */
export async function findSimilarVoices(
  ctx: With<'media' | 'speechAnalysis'>,
  input: Input<typeof voiceLibraryEndpoints.findSimilar>,
): Promise<readonly NearVoice[]> {
  const [file] = input.files.audio_file
  const limit = input.top_k ?? similarVoicesLimits.topKDefault
  if (!file) return listAny(ctx, limit)
  const print = await hearVoice(ctx, file, similarVoicesLimits.durationMsMax, (sound) =>
    ctx.ports.speechAnalysis.voiceprint(sound, { signal: ctx.signal, share: ctx.workspaceId }),
  )
  const except = await listBlockedVoices(ctx)
  const published = await listNearest(ctx, { print, limit, except })
  const found = await withCopies(ctx, published)
  const near = [
    ...nearPremade(print, except),
    ...found.map(({ voice: { distance, ...voice }, ...rest }): Measured => {
      return { kind: 'published', distance, voice, ...rest }
    }),
  ]
  const farthest = input.similarity_threshold ?? Infinity
  return near
    .filter(({ distance }) => distance <= farthest)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
}

async function listAny(ctx: Context, limit: number): Promise<NearVoice[]> {
  const except = await listBlockedVoices(ctx)
  const published = await searchSharedVoices(ctx, SharedVoiceSearch.parse({ page_size: limit }))
  const premade = libraryVoices.filter(({ voiceId }) => !except.includes(voiceId))
  return [
    ...published.voices.map((found): NearVoice => ({ kind: 'published', distance: undefined, ...found })),
    ...premade.map((voice): NearVoice => ({ kind: 'premade', distance: undefined, voice })),
  ].slice(0, limit)
}

type Measured = NearVoice & { readonly distance: number }

function nearPremade(print: Voiceprint, except: readonly string[]): Measured[] {
  return libraryVoices.flatMap((voice): Measured[] => {
    const own = printOfPremade(voice.voiceId)
    if (!own || except.includes(voice.voiceId)) return []
    return [{ kind: 'premade', voice, distance: voiceDistance(print, own) }]
  })
}
