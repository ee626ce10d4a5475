import { setImmediate as breathe } from 'node:timers/promises'
import { realtimeLimits, type RealtimeAnswer, type RealtimeMessage } from '@vireo/contracts/transcription'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { HeardStretch } from '../hearing/heard.ts'
import type { Ear, EarOptions, OpenEar } from './ears.ts'
import { waitForPace } from './pace.ts'
import { readChunk } from './read-chunk.ts'
import type { RealtimeWishes } from './realtime-wishes.ts'
import type { Segmenter } from './segmenter.ts'
import type { SessionCredits } from './session-credits.ts'
import { msOf, type SessionSound } from './session-sound.ts'
import { createWrittenLine, type WrittenLine } from './written-line.ts'

export type SessionParts = {
  readonly wishes: RealtimeWishes
  readonly openEar: OpenEar
  readonly segmenter: Segmenter
  readonly sound: SessionSound
  readonly credits: SessionCredits
  readonly send: (message: RealtimeAnswer) => Promise<void>
}

/** A conversation that is written down while it goes on. */
export type Session = {
  /** Takes a piece of sound in; waits where more has come than can be heard. Throws `invalid_audio`, `insufficient_credits`. */
  take(message: RealtimeMessage): Promise<void>
  /** Rejects as soon as what was committed cannot be heard. */
  readonly failing: Promise<never>
  /** Hears what was said last and waits until everything is sent. Rejects as `failing` does. */
  finish(): Promise<void>
  /** Lets go of what nobody committed. */
  cancel(): void
  /** What was written down, in order. */
  readonly stretches: readonly HeardStretch[]
  /** How much was heard and written down, pauses included. */
  readonly heardMs: number
}

/** Sound is worked on in parts, between which others are answered. */
const partSeconds = 0.25

/** Creates a session. What is committed is heard in order; guesses are made only while nothing final waits. */
export function createSession(ctx: With<'speechAnalysis'>, parts: SessionParts): Session {
  const { wishes, openEar, segmenter, sound, credits } = parts
  const line = createWrittenLine(ctx, parts)
  const beganMs = performance.now()
  let [position, committedTo, isFirst, isWhole] = [0, 0, true, false]
  let ear: Ear | undefined

  const listening = listeningIn(ctx, parts, line)
  const commit = () => {
    line.add({ segment: segmenter.commit(), ear, to: position })
    ear = undefined
    committedTo = position
  }
  const hear = async (samples: Float32Array) => {
    let rest = await sound.add(samples)
    while (rest.length > 0) {
      const { taken, isOver } = segmenter.listen(rest)
      const heard = rest.subarray(0, taken)
      rest = rest.subarray(taken)
      position += taken
      const { segment } = segmenter
      if (segment && !ear) {
        ear = openEar({ ...listening, from: segment.from })
        ear.push(sound.read(segment.from, position), position)
      } else ear?.push(heard, position)
      if (isOver) commit()
    }
  }
  const commitByWish = async () => {
    const newMs = msOf(position - committedTo)
    if (newMs >= realtimeLimits.commitMsMin) commit()
    else await line.tell({ message_type: 'commit_throttled', error: tooSoon(newMs) })
  }
  return {
    failing: line.failing,
    stretches: line.stretches,
    get heardMs() {
      return msOf(isWhole ? position : line.heardTo)
    },
    async take(message) {
      assertContext(message, isFirst)
      isFirst = false
      if (message.previous_text) await line.tell({ message_type: 'warning', warning: noContext })
      const samples = readChunk(message, wishes)
      await credits.cover(msOf(sound.length) + (1000 * samples.length) / wishes.rateHz)
      const partLength = Math.ceil(partSeconds * wishes.rateHz)
      for (let at = 0; at < samples.length; at += partLength) {
        if (at > 0) await breathe()
        await hear(samples.subarray(at, at + partLength))
      }
      if (message.commit) await commitByWish()
      await waitForPace(line, { beganMs, sentMs: msOf(sound.length), signal: ctx.signal })
    },
    async finish() {
      if (segmenter.segment) commit()
      await Promise.race([line.written, line.failing])
      isWhole = true
    },
    cancel: () => ear?.cancel(),
  }
}

/** Gathers what every ear of a session has in common. */
function listeningIn(
  ctx: With<'speechAnalysis'>,
  { wishes, sound }: SessionParts,
  line: WrittenLine,
): Omit<EarOptions, 'from'> {
  return {
    sound,
    partial: (text) => void line.tell({ message_type: 'partial_transcript', text }).catch(() => undefined),
    mayGuess: () => line.waiting === 0,
    language: wishes.language,
    share: ctx.workspaceId,
    signal: ctx.signal,
  }
}

const noContext = 'No engine here does this: previous_text.'

function assertContext({ previous_text: before }: RealtimeMessage, isFirst: boolean): void {
  if (isFirst || !before) return
  const message = 'What was said before can come with the first piece of sound only.'
  throw new AppError('invalid_parameters', { message, param: 'previous_text' })
}

function tooSoon(newMs: number): string {
  const [has, needs] = [newMs, realtimeLimits.commitMsMin].map((ms) => (ms / 1000).toFixed(2))
  return `This commit was ignored: only ${has} seconds of sound have come since the last one, and it takes ${needs}.`
}
