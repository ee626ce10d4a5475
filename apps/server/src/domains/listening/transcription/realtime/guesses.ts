import type { Recognition } from '@vireo/engines'
import { msOf } from './session-sound.ts'

/** A guess is worth its work when so much is new. */
const newMsMin = 500

/** What was understood of a segment as far as a place of the session; undefined where that failed. */
export type Guess = { readonly to: number; readonly work: Promise<Recognition | undefined> }

type Options = {
  /** Where the segment begins, in samples of the session. */
  readonly from: number
  /** Hears it as far as a place. Never rejects. */
  readonly guess: (to: number) => Promise<Recognition | undefined>
  /** Whether one may be made now. */
  readonly mayGuess: () => boolean
}

export type Guesses = {
  /** The newest, made or being made. */
  readonly newest: Guess | undefined
  readonly isBusy: boolean
  /** More has come, as far as this place. */
  push(to: number): void
  /** No more are begun. */
  end(): void
}

/**
 * Creates the guesses of a segment that is being spoken: one after the other, with pauses as long as the work took. What comes meanwhile
 * is heard when the pause is over, even where nothing follows it.
 */
export function createGuesses({ from, guess, mayGuess }: Options): Guesses {
  let newest: Guess | undefined
  let [heardTo, come, notBefore] = [from, from, 0]
  let [isBusy, isOver] = [false, false]
  let later: NodeJS.Timeout | undefined

  const guessOnce = async (to: number) => {
    isBusy = true
    const beganMs = performance.now()
    const found = await guess(to)
    isBusy = false
    notBefore = 2 * performance.now() - beganMs
    guessSoon()
    return found
  }
  const guessNow = () => {
    if (isBusy || isOver || !mayGuess() || msOf(come - heardTo) < newMsMin) return
    heardTo = come
    newest = { to: come, work: guessOnce(come) }
  }
  const guessSoon = () => {
    clearTimeout(later)
    const pauseMs = notBefore - performance.now()
    if (pauseMs > 0 && !isOver) later = setTimeout(guessNow, pauseMs)
    else guessNow()
  }
  return {
    get newest() {
      return newest
    },
    get isBusy() {
      return isBusy
    },
    push(to) {
      come = to
      if (!isBusy) guessSoon()
    },
    end() {
      isOver = true
      clearTimeout(later)
    },
  }
}
