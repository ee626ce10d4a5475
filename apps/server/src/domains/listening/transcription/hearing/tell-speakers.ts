import { openSampleFile, type SampleFile, SourceError } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import type { Wishes } from '../asking/wishes.ts'
import type { SpokenSpan } from './heard.ts'

/** An installed engine takes all of a recording at once; longer ones are left to the house, which reads them bit by bit. */
const wholeMsMax = 30 * 60_000

/** Tells who speaks when, by an installed engine or by the house. Nobody, where nobody is told apart. */
export async function tellSpeakers(
  ctx: With<'abilities' | 'speechAnalysis'>,
  sound: SampleFile,
  { speakersMax, speakers: known }: Pick<Wishes, 'speakersMax' | 'speakers'>,
): Promise<SpokenSpan[]> {
  const asked = { signal: ctx.signal, share: ctx.workspaceId }
  const engine = await ctx.ports.abilities.find('speakers')
  const source = openSampleFile(sound)
  try {
    if (engine && source.sampleCount <= (wholeMsMax / 1000) * source.sampleRateHz) {
      const { sampleRateHz } = source
      const whole = { samples: source.read(0, source.sampleCount), sampleRateHz }
      return [...(await engine.tellApart(whole, { ...asked, ...(known !== undefined && { speakers: known }) }))]
    }
    const { speakers } = await ctx.ports.speechAnalysis.tellSpeakersApart(sound, { ...asked, maxSpeakers: speakersMax })
    return speakers.flatMap(({ spans }, speaker) => spans.map((span) => ({ ...span, speaker })))
  } catch (error) {
    if (error instanceof SourceError) return []
    throw error
  } finally {
    source.close()
  }
}

/** Finds who says words that are asked for in order: who speaks for most of one, else who speaks next to it. */
export function createSpeakerFinder(
  unsorted: readonly SpokenSpan[],
): (word: { readonly startMs: number; readonly endMs: number }) => number | undefined {
  const spans = unsorted.toSorted((one, other) => one.startMs - other.startMs)
  let first = 0
  return ({ startMs, endMs }) => {
    while (first + 1 < spans.length && (spans[first + 1]?.startMs ?? 0) <= startMs) first++
    let best: SpokenSpan | undefined
    let most = -Infinity
    for (const span of spans.slice(Math.max(0, first - 1), first + 8)) {
      // Negative where it lies outside: by how far.
      const shared = Math.min(span.endMs, endMs) - Math.max(span.startMs, startMs)
      if (shared > most) [best, most] = [span, shared]
    }
    return best?.speaker
  }
}
