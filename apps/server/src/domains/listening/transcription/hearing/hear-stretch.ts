import type { WordTiming } from '@vireo/contracts/transcription'
import {
  EngineError,
  type Recognition,
  type RecognisedWord,
  type RecognitionEngine,
  type SampleFile,
  type SampleSource,
  SourceError,
} from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { With } from '#ports/ports.ts'
import { splitSentences } from '#speech'
import { libraryVoices } from '#voices/library/index.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import type { Wishes } from '../asking/wishes.ts'
import type { HeardStretch } from './heard.ts'
import type { Stretch } from './stretches.ts'
import { timeWords } from './time-words.ts'
import { writeStretch } from './write-stretch.ts'

/** A recording to listen to: in a file, and opened for reading. */
export type Recording = { readonly file: SampleFile; readonly source: SampleSource }

export type Asked = { readonly stretch: Stretch; readonly wishes: Wishes; readonly keyterms: readonly string[] }

type Listener = With<'speechAnalysis'>

const attemptsMax = 2

/** Lets an engine hear a stretch, and finds when each word is said. Rejects with EngineError. */
export async function hearStretch(
  ctx: Listener,
  engine: RecognitionEngine,
  { source, file }: Recording,
  { stretch, wishes, keyterms }: Asked,
): Promise<HeardStretch> {
  const { fromMs, toMs } = stretch
  const rate = source.sampleRateHz
  const start = Math.round((fromMs * rate) / 1000)
  const samples = source.read(start, Math.round((toMs * rate) / 1000) - start)
  const { language: wanted, temperature, seed } = wishes
  const asked = {
    ...(wanted !== undefined && { language: wanted }),
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    ...(keyterms.length > 0 && { keyterms }),
    share: ctx.workspaceId,
    signal: ctx.signal,
  }
  const recognition = await recogniseAgain(() => engine.recognise({ samples, sampleRateHz: rate }, asked))
  return placeWords(ctx, recognition, { file, stretch, wishes })
}

/** Finds when each word is said of what was understood of a stretch. */
export async function placeWords(
  ctx: Listener,
  recognition: Recognition,
  { file, stretch, wishes }: Pick<Place, 'file' | 'stretch'> & { readonly wishes: Pick<Wishes, 'language'> },
): Promise<HeardStretch> {
  const { fromMs, toMs } = stretch
  const language = wishes.language ?? (recognition.language ? canonicalLanguage(recognition.language) : undefined)
  const { said, timing } = await whenSaid(ctx, recognition, { file, stretch, language })
  const words = timeWords(recognition.text, said, { fromMs, toMs })
  return { fromMs, toMs, language: language ?? null, timing, words }
}

/** Asks an engine once more whose process ended beneath its work. */
export async function recogniseAgain(recognise: () => Promise<Recognition>, attempt = 1): Promise<Recognition> {
  try {
    return await recognise()
  } catch (error) {
    const isOver = !(error instanceof EngineError) || (error.kind !== 'crashed' && error.kind !== 'hung')
    if (isOver || attempt === attemptsMax) throw error
    return recogniseAgain(recognise, attempt + 1)
  }
}

type Place = { readonly file: SampleFile; readonly stretch: Stretch; readonly language: string | undefined }
type Times = { readonly said: readonly RecognisedWord[]; readonly timing: WordTiming }

/** Takes the times of the engine; where it keeps none, those that a voice of the house is followed by. */
async function whenSaid(ctx: Listener, { text, words }: Recognition, place: Place): Promise<Times> {
  const { fromMs } = place.stretch
  const moved = (word: RecognisedWord) => ({ ...word, startMs: fromMs + word.startMs, endMs: fromMs + word.endMs })
  if (words.length > 0 || text === '') return { said: words.map(moved), timing: 'engine' }
  const aligned = await followed(ctx, text, place)
  return aligned.length > 0 ? { said: aligned.map(moved), timing: 'aligned' } : { said: [], timing: 'estimated' }
}

const readers = new Set(libraryVoices.flatMap(({ languages }) => languages.slice(0, 1).map(canonicalLanguage)))

async function followed(ctx: Listener, text: string, { file, stretch, language }: Place): Promise<RecognisedWord[]> {
  if (language === undefined || !readers.has(language)) return []
  const pieces = splitSentences(text, { language, quickStart: false }).flatMap(({ start, end }) => {
    const piece = text.slice(start, end)
    return /[\p{L}\p{N}]/u.test(piece) ? [piece] : []
  })
  if (pieces.length === 0) return []
  try {
    return await inScratchFolder(async (folder) => {
      const part = await writeStretch(file, stretch, { folder, signal: ctx.signal })
      const asked = { signal: ctx.signal, share: ctx.workspaceId }
      const placed = await ctx.ports.speechAnalysis.place(part, { pieces, language }, asked)
      return placed.pieces.flatMap(({ words }, at) =>
        words.map(({ startMs, endMs, textStart, textEnd }) => {
          return { text: (pieces[at] ?? '').slice(textStart, textEnd), startMs, endMs }
        }),
      )
    })
  } catch (error) {
    ctx.signal.throwIfAborted()
    // Words without times are worth more than none.
    if (error instanceof SourceError || error instanceof EngineError) return []
    throw error
  }
}
