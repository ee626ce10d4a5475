import { EngineError, type LiveRecognitionEngine, type Recognition, type RecognitionEngine } from '@vireo/engines'
import { recogniseAgain } from '../hearing/hear-stretch.ts'
import { createGuesses } from './guesses.ts'
import { heardRateHz, type SessionSound } from './session-sound.ts'

/** What hears one segment while it is spoken. */
export type Ear = {
  /** More of it has come, as far as this place of the session. */
  push(samples: Float32Array, to: number): void
  /** Resolves with what was understood of all of it. Rejects with EngineError. */
  finish(end: { readonly spokenTo: number; readonly to: number }): Promise<Recognition>
  cancel(): void
}

export type EarOptions = {
  /** Where the segment begins, in samples of the session. */
  readonly from: number
  readonly sound: SessionSound
  /** Told what is understood so far, where that has changed. */
  readonly partial: (text: string) => void
  /** Whether what is only for now may be worked on: nothing that is final waits. */
  readonly mayGuess: () => boolean
  readonly language: string | undefined
  /** Whose work it is. */
  readonly share: string
  readonly signal: AbortSignal
}

export type OpenEar = (options: EarOptions) => Ear

/** Opens ears of an engine that listens along. */
export function liveEars(engine: LiveRecognitionEngine): OpenEar {
  return ({ partial, mayGuess, signal }) => {
    const sentences: string[] = []
    const done = createOutcome<Recognition>()
    let told = ''
    const soFar = (text = '') => [...sentences, text].filter(Boolean).join(' ').trim()
    const stream = engine.open(heardRateHz, {
      partial(text) {
        const now = soFar(text)
        if (now === told || !mayGuess()) return
        told = now
        partial(now)
      },
      sentence: (text) => void sentences.push(text.trim()),
      end: () => done.resolve({ text: soFar(), language: undefined, words: [] }),
      fail: (error) => done.reject(error),
    })
    const cancel = () => {
      stream.cancel()
      done.reject(signal.aborted ? signal.reason : new EngineError('closed', 'nobody listens any more'))
    }
    signal.addEventListener('abort', cancel, { once: true })
    return {
      push: (samples) => stream.push(samples),
      finish() {
        stream.finish()
        return done.promise.finally(() => signal.removeEventListener('abort', cancel))
      },
      cancel,
    }
  }
}

type Outcome<T> = { readonly promise: Promise<T>; resolve(value: T): void; reject(error: unknown): void }

function createOutcome<T>(): Outcome<T> {
  let [resolve, reject]: [Outcome<T>['resolve'], Outcome<T>['reject']] = [() => undefined, () => undefined]
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]))
  // Whoever is cut off waits for nothing.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}

/** What follows the last word until the engine may be sure of it. */
const trailMs = 250

/**
 * Opens ears of an engine that hears recordings: what was said so far is heard again and again, with pauses as long as the work took.
 * What was heard once the speaker had stopped is final, so that a commit often waits for nothing.
 */
export function repeatingEars(engine: RecognitionEngine, keyterms: readonly string[] = []): OpenEar {
  return ({ from, sound, partial, mayGuess, language, share, signal }) => {
    const stop = new AbortController()
    const either = AbortSignal.any([signal, stop.signal])
    const hints = { ...(language !== undefined && { language }), ...(keyterms.length > 0 && { keyterms }) }
    const hear = (to: number, until: AbortSignal) =>
      engine.recognise(
        { samples: sound.read(from, to), sampleRateHz: heardRateHz },
        { ...hints, share, isLive: true, signal: until },
      )
    let told = ''
    const guess = async (to: number): Promise<Recognition | undefined> => {
      try {
        const found = await hear(to, either)
        const text = found.text.trim()
        if (!stop.signal.aborted && text !== '' && text !== told) partial((told = text))
        return found
      } catch {
        // Whoever finishes it hears it once more, and is told what is wrong.
        return undefined
      }
    }
    const guesses = createGuesses({ from, guess, mayGuess: () => !either.aborted && mayGuess() })
    return {
      push: (_samples, to) => guesses.push(to),
      async finish({ spokenTo, to: end }) {
        guesses.end()
        const { newest, isBusy } = guesses
        const isWhole = newest !== undefined && newest.to >= spokenTo
        if (!isWhole && isBusy) stop.abort(new Error('what is final is heard instead'))
        const found = isWhole ? await newest.work : undefined
        if (found) return found
        const to = Math.min(end, spokenTo + Math.round((trailMs * heardRateHz) / 1000))
        return recogniseAgain(() => hear(to, signal))
      },
      cancel() {
        guesses.end()
        stop.abort(new Error('nobody listens any more'))
      },
    }
  }
}
