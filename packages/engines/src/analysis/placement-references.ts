import type { Placed, PlacementWishes, SpokenReference } from '../speech-analysis.ts'
import type { SpeakReference } from './speak-reference.ts'

const piecesMax = 64
const charactersMax = 4000

type Voice = { readonly voice: number; readonly spoken: readonly SpokenReference[] }

/** Asks the voices that a text is compared with to say its pieces. */
export async function placementReferences(
  { pieces, language, voice }: PlacementWishes,
  speak: SpeakReference,
  signal: AbortSignal | undefined,
): Promise<readonly Voice[]> {
  const characters = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (pieces.length === 0 || pieces.length > piecesMax || characters > charactersMax) {
    throw new RangeError(`a text is placed in 1 to ${piecesMax} pieces of ${charactersMax} characters in all`)
  }
  const voices = (await speak(pieces, language, signal, voice)).map((spoken, at) => ({ voice: voice ?? at, spoken }))
  if (voices.length === 0) throw new RangeError(`no voice speaks ${language}`)
  return voices
}

/** Finds the words that an engine named in the text it was given; what is not there is left out. */
export function findWords(
  piece: string,
  words: readonly (Placed & { readonly text: string })[],
): (Placed & { readonly textStart: number; readonly textEnd: number })[] {
  let from = 0
  return words.flatMap(({ text, ...placed }) => {
    const textStart = text === '' ? -1 : piece.indexOf(text, from)
    if (textStart < 0) return []
    from = textStart + text.length
    return [{ ...placed, textStart, textEnd: from }]
  })
}
