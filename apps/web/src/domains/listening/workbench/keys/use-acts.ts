import { separatorOf } from '@vireo/transcripts'
import { useCallback, useEffect, useRef } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import type { Sound } from '../sound/create-sound.ts'
import { type Act, actOf } from './keys.ts'

const [stepS, nudgeS, insertedS] = [2, 0.01, 3]
export const rates = [0.5, 0.75, 1, 1.25, 1.5] as const

export type ActsOf = {
  readonly writing: Writing
  readonly sound: Sound
  readonly language: string
  readonly mayWrite: boolean
  readonly rate: number
  readonly setRate: (rate: number) => void
  readonly onKeys: () => void
  /** Absent where there is nothing else to listen to. */
  readonly onOtherSound: (() => void) | undefined
  readonly onComment: () => void
}

/** What is done to the recording and for the eye, and what is done to what is written. */
const reading: readonly Act[] = [
  'toggle',
  'back',
  'forward',
  'slower',
  'faster',
  'loop',
  'playSegment',
  'otherSound',
  'next',
  'previous',
  'nextProblem',
  'comment',
  'keys',
]

/** Lets keys do everything, wherever somebody is on the screen; answers what does the same for buttons. */
export function useActs(given: ActsOf): (act: Act) => void {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const act = useCallback((name: Act) => {
    const { mayWrite, sound } = latest.current
    if (!mayWrite && !reading.includes(name)) return
    sound.endRange()
    acts[name](latest.current)
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = actOf(event)
      if (name === undefined || document.querySelector('[role=dialog]')) return
      // What is written elsewhere than in a segment is taken back and parted there.
      if (!reading.includes(name) && isWritingElsewhere()) return
      event.preventDefault()
      act(name)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [act])
  return act
}

function isWritingElsewhere(): boolean {
  return Boolean(document.activeElement?.closest('[data-own-keys]'))
}

function placeOf({ text, activeId }: Writing): number {
  return text.segments.findIndex(({ id }) => id === activeId)
}

function activeOf(writing: Writing) {
  return writing.text.segments[placeOf(writing)]
}

/** Goes to a segment, and the needle with it. */
function goTo({ writing, sound }: ActsOf, place: number): void {
  const segment = writing.text.segments[place]
  if (!segment) return
  writing.activate(segment.id)
  sound.seek(segment.start_s)
}

function play({ writing, sound }: ActsOf, loops: boolean): void {
  const segment = activeOf(writing)
  if (segment) sound.playRange({ fromS: segment.start_s, toS: segment.end_s, loops })
}

function move({ writing }: ActsOf, edge: 'start_s' | 'end_s', to: (now: number) => number): void {
  const segment = activeOf(writing)
  if (segment) writing.change({ kind: 'edge', id: segment.id, edge, to_s: to(segment[edge]) })
}

function changeRate({ rate, setRate }: ActsOf, by: -1 | 1): void {
  const at = rates.findIndex((each) => each === rate) + by
  setRate(rates[Math.max(0, Math.min(rates.length - 1, at))] ?? 1)
}

/** Answers how far into the text the caret is; behind it where nobody writes. */
function caretIn(text: string): { readonly at: number; readonly isInside: boolean } {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement && field.dataset['field'] === 'text'
  const at = isText ? field.selectionStart : text.length
  return { at, isInside: at > 0 && at < text.length }
}

const acts: Readonly<Record<Act, (given: ActsOf) => void>> = {
  toggle: ({ sound }) => sound.toggle(),
  back: ({ sound }) => sound.seek(sound.positionS() - stepS),
  forward: ({ sound }) => sound.seek(sound.positionS() + stepS),
  slower: (given) => changeRate(given, -1),
  faster: (given) => changeRate(given, 1),
  loop: (given) => play(given, true),
  playSegment: (given) => play(given, false),
  otherSound: ({ onOtherSound }) => onOtherSound?.(),
  next: (given) => goTo(given, placeOf(given.writing) + 1),
  previous: (given) => goTo(given, placeOf(given.writing) - 1),
  nextProblem: (given) => {
    const { problems } = given.writing
    const from = placeOf(given.writing) + 1
    const later = problems.findIndex((each, at) => at >= from && each.length > 0)
    goTo(given, later >= 0 ? later : problems.findIndex((each) => each.length > 0))
  },
  split: ({ writing, sound }) => {
    const segment = activeOf(writing)
    if (!segment) return
    const { at, isInside } = caretIn(segment.text)
    const needle = sound.positionS()
    // A caret says where the words part; without one the needle says when.
    const time = !isInside && needle > segment.start_s && needle < segment.end_s ? { at_s: needle } : {}
    const newId = crypto.randomUUID()
    if (writing.change({ kind: 'split', id: segment.id, at, new_id: newId, ...time })) writing.activate(newId)
  },
  merge: ({ writing, language }) => {
    const segment = activeOf(writing)
    if (segment) writing.change({ kind: 'merge', id: segment.id, separator: separatorOf(language) })
  },
  insert: ({ writing, sound }) => {
    const [id, start] = [crypto.randomUUID(), sound.positionS()]
    const speaker = activeOf(writing)?.speaker_id ?? writing.text.speakers[0]?.id ?? 'speaker-1'
    // Where somebody speaks already, it begins behind them.
    const over = writing.text.segments.findLast((each) => each.start_s <= start && each.end_s > start)
    const from = over?.end_s ?? start
    const segment = { id, text: '', speaker_id: speaker, start_s: from, end_s: from + insertedS }
    if (writing.change({ kind: 'insert', segment })) writing.activate(id)
  },
  remove: ({ writing }) => {
    const place = placeOf(writing)
    const segment = writing.text.segments[place]
    const next = writing.text.segments[place + 1] ?? writing.text.segments[place - 1]
    if (segment && writing.change({ kind: 'remove', id: segment.id })) writing.activate(next?.id)
  },
  startEarlier: (given) => move(given, 'start_s', (now) => now - nudgeS),
  startLater: (given) => move(given, 'start_s', (now) => now + nudgeS),
  endEarlier: (given) => move(given, 'end_s', (now) => now - nudgeS),
  endLater: (given) => move(given, 'end_s', (now) => now + nudgeS),
  startHere: (given) => move(given, 'start_s', () => given.sound.positionS()),
  endHere: (given) => move(given, 'end_s', () => given.sound.positionS()),
  comment: ({ onComment }) => onComment(),
  undo: ({ writing }) => writing.undo?.(),
  redo: ({ writing }) => writing.redo?.(),
  keys: ({ onKeys }) => onKeys(),
}
