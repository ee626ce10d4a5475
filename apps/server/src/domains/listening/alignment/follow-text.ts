import type { Placed, PlacedText } from '@vireo/engines'

/** A part of the text that is placed at once, and how long it takes to say it, in letters. */
export type FollowedPart = { readonly text: string; readonly weight: number }

export type PlacedPart = PlacedText['pieces'][number]

export type FollowedText = {
  /** One for each part of the text. */
  readonly parts: readonly PlacedPart[]
  /** How far the recording was listened to; 0 where nothing could be heard. */
  readonly heardMs: number
}

/** Listens to a stretch of the recording; undefined where nothing can be heard in it. */
export type ListenTo = (
  stretch: { readonly fromMs: number; readonly toMs: number },
  parts: readonly string[],
  voice: number | undefined,
) => Promise<PlacedText | undefined>

/** No more of the recording is looked at together, however long it is. */
export const windowMs = 60_000
/** About twenty seconds of speech: it may be more than twice as slow and still ends within the window. */
const windowWeight = 320
/** Nobody is asked to place more at once, however short it is: a list of names, or the steps of a dance. */
const windowParts = 64
/** What is placed near the end of a window leans on text that is not there, and is placed again with the next one. */
const settledShare = 0.7
const shortestMs = 300
/** What is placed so near to the end of a window may have been pushed there by it. */
const edgeMs = 500
/** A stretch without sound is passed over but for this: somebody may just have begun. */
const overlapMs = 1000

/** Follows a text through a recording, window by window, and finds where each of its parts is said. */
export async function followText(
  durationMs: number,
  parts: readonly FollowedPart[],
  listen: ListenTo,
): Promise<FollowedText> {
  const placed: PlacedPart[] = []
  let fromMs = 0
  let voice: number | undefined
  let heardMs = 0
  while (placed.length < parts.length) {
    const taken = partsFor(parts, placed.length)
    const toMs = Math.min(durationMs, fromMs + windowMs)
    if (toMs - fromMs < shortestMs) break
    const heard = await listen(
      { fromMs, toMs },
      taken.map(({ text }) => text),
      voice,
    )
    if (!heard) {
      if (toMs === durationMs) break
      fromMs = toMs - overlapMs
      continue
    }
    voice = heard.voice
    heardMs = toMs
    const isEnd = toMs === durationMs
    const whole = placed.length + taken.length === parts.length ? taken.length : Math.ceil(taken.length * settledShare)
    const settled = isEnd ? whole : Math.min(whole, within(heard.pieces, toMs - fromMs - edgeMs))
    placed.push(...heard.pieces.slice(0, settled).map((piece) => laterBy(fromMs, piece)))
    fromMs += boundaryAfter(heard.pieces, settled)
  }
  return { parts: [...placed, ...parts.slice(placed.length).map((part) => unheard(part, durationMs))], heardMs }
}

/** Counts the pieces that end before what is left of a window; at least one, so that it goes on. */
function within(pieces: readonly PlacedPart[], untilMs: number): number {
  const beyond = pieces.findIndex(({ words, endMs }) => (words.at(-1)?.endMs ?? endMs) > untilMs)
  return beyond < 0 ? pieces.length : Math.max(1, beyond)
}

function partsFor(parts: readonly FollowedPart[], from: number): readonly FollowedPart[] {
  let weight = 0
  let end = from
  const last = Math.min(parts.length, from + windowParts)
  while (end < last && (end === from || weight < windowWeight)) weight += parts[end++]?.weight ?? 0
  return parts.slice(from, end)
}

/** Finds where one window ends and the next begins: in the middle between what was settled and what comes. */
function boundaryAfter(pieces: readonly PlacedPart[], settled: number): number {
  const last = pieces[settled - 1]
  const endMs = last?.words.at(-1)?.endMs ?? last?.endMs ?? 0
  const next = pieces[settled]
  const startMs = next?.words[0]?.startMs ?? next?.startMs ?? endMs
  return (endMs + Math.max(endMs, startMs)) / 2
}

function laterBy(ms: number, piece: PlacedPart): PlacedPart {
  const later = <P extends Placed>(place: P): P => ({ ...place, startMs: place.startMs + ms, endMs: place.endMs + ms })
  return { ...later(piece), words: piece.words.map(later) }
}

/** Puts what the recording was too short for at its end, as unlike it as can be. */
function unheard({ text }: FollowedPart, atMs: number): PlacedPart {
  const nowhere = { startMs: atMs, endMs: atMs, loss: 1 }
  return { ...nowhere, words: [{ ...nowhere, textStart: 0, textEnd: text.length }] }
}
