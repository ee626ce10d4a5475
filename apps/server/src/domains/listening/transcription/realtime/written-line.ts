import type { RealtimeAnswer } from '@vireo/contracts/transcription'
import { EngineError, type Recognition } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { HeardStretch } from '../hearing/heard.ts'
import { placeWords } from '../hearing/hear-stretch.ts'
import type { Ear } from './ears.ts'
import { presentTimed } from './present-timed.ts'
import type { RealtimeWishes } from './realtime-wishes.ts'
import type { OpenSegment } from './segmenter.ts'
import { msOf, type SessionSound } from './session-sound.ts'

/** What was committed, on its way to be heard, written down and told, one after the other. */
export type WrittenLine = {
  /** Lets what was committed up to a place be heard to its end; nothing was said where there is no segment. */
  add(committed: Committed): void
  tell(message: RealtimeAnswer): Promise<void>
  /** How many wait. */
  readonly waiting: number
  /** Resolves when what waits now is written down. */
  readonly written: Promise<void>
  /** Rejects as soon as something cannot be heard. */
  readonly failing: Promise<never>
  readonly stretches: readonly HeardStretch[]
  /** The place up to which everything is written down, in samples. */
  readonly heardTo: number
}

export type Committed = {
  readonly segment: OpenSegment | undefined
  readonly ear: Ear | undefined
  readonly to: number
}

type Parts = {
  readonly wishes: RealtimeWishes
  readonly sound: SessionSound
  readonly send: (message: RealtimeAnswer) => Promise<void>
}

const nothing: Recognition = { text: '', language: undefined, words: [] }

/** Creates the line of what is committed in a session. */
export function createWrittenLine(ctx: With<'speechAnalysis'>, { wishes, sound, send }: Parts): WrittenLine {
  const stretches: HeardStretch[] = []
  let [waiting, heardTo] = [0, 0]
  let [line, sending] = [Promise.resolve(), Promise.resolve()]
  let fail: (error: unknown) => void = () => undefined
  const failing = new Promise<never>((_, reject) => (fail = reject))
  failing.catch(() => undefined)

  const tell = (message: RealtimeAnswer) => (sending = sending.then(() => send(message)))
  const isTimed = wishes.include_timestamps || wishes.include_language_detection
  const writeDown = async (recognition: Recognition, fromMs: number, toMs: number) => {
    const text = recognition.text.trim()
    await tell({ message_type: 'committed_transcript', text })
    const place = { file: sound.file, stretch: { fromMs, toMs, isSilent: false }, wishes }
    const found = text === '' ? undefined : await placeWords(ctx, recognition, place)
    if (isTimed) await tell(presentTimed(found, wishes))
    if (found) stretches.push(found)
  }
  return {
    failing,
    stretches,
    tell,
    get waiting() {
      return waiting
    },
    get written() {
      return line.then(() => sending)
    },
    get heardTo() {
      return heardTo
    },
    add({ segment, ear, to }) {
      waiting++
      line = line
        .then(async () => {
          const found = segment && ear ? await ear.finish({ spokenTo: segment.spokenTo, to }) : nothing
          await writeDown(found, msOf(segment?.from ?? to), msOf(to))
          heardTo = to
        })
        .finally(() => waiting--)
      line.catch((error: unknown) => fail(error instanceof EngineError ? engineFailure(error) : error))
    },
  }
}
