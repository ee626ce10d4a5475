import type { PieceReport } from '@vireo/engines'
import type { StoredAlignments, StoredTimes } from '#history'
import { createHeard, type HeardNotes } from './heard.ts'
import { condenseLevels } from '../condense-levels.ts'
import type { Rendering } from '../planning/plan-request.ts'
import type { Script } from '../planning/plan-script.ts'
import {
  type CharacterAligner,
  type CharacterAlignment,
  createCharacterAligner,
} from '../text/alignment/align-characters.ts'
import { countCharacters, creditCost } from '../text/count-characters.ts'
import type { PlannedPiece } from '../text/plan-pieces.ts'
import { joinTurns, type SpokenTurn, spokenTurnsOf, type Turn } from '../planning/turns.ts'

/** A script as it is said; that of a dialogue knows whose turn it is. */
export type SaidScript = Script & { readonly turns?: readonly Turn[] }

/** A piece that was said: where its bytes lie and when its characters are heard. */
export type SpokenPiece = {
  readonly bytes: { readonly start: number; readonly end: number }
  readonly startMs: number
  readonly endMs: number
  /** Times from the start of the recording. */
  readonly alignment: CharacterAlignment
  readonly normalizedAlignment: CharacterAlignment
  /** Whether it is the last piece of a script; a socket's answer may end here. */
  readonly endsScript: boolean
  /** The line it belongs to, in a dialogue. */
  readonly turn: Turn | undefined
}

/** What has been said so far. Grows with every piece the engine reports. */
export type Take = {
  addScript(script: SaidScript): void
  /** Adds a spoken piece; returns undefined for a report that belongs to no planned piece. */
  addPiece(report: PieceReport, sizeBytes: number): SpokenPiece | undefined
  complete(durationMs: number, sizeBytes: number): void
  /** Returns the part of the caller's text that was said. */
  spokenText(): string
  /** Returns the lines of a dialogue that were said; undefined outside of dialogues. */
  spokenTurns(): readonly SpokenTurn[] | undefined
  /** Returns the price of what was said, in credits. */
  credits(): number
  alignments(): StoredAlignments
  /** Returns the shape of the recording in at most 400 levels, 0–100. */
  peaks(): number[]
  /** Whether everything that was to be said was said. */
  readonly isComplete: boolean
  readonly durationMs: number
  /** How many pieces were said, and where the last of them ends in the recording. */
  readonly spokenPieces: number
  readonly spokenBytes: number
  /** Bytes that the encoder added after the last piece. */
  readonly tail: { readonly start: number; readonly end: number }
  readonly otherVoices: ReadonlyMap<string, string>
  /** Tells what was not certain before it was heard: who spoke, and what became of given sounds. */
  describe(): HeardNotes
}

type Planned = { readonly piece: PlannedPiece; readonly script: ScriptState; readonly last: boolean }
type ScriptState = {
  readonly script: SaidScript
  readonly aligner: CharacterAligner
  baseMs: number | undefined
  spokenEnd: number
  done: boolean
}

const peaksMax = 400

function begunScript(script: SaidScript): ScriptState {
  return { script, aligner: createCharacterAligner(script.text), baseMs: undefined, spokenEnd: 0, done: false }
}

/** Creates a take for a rendering, with nothing said yet. */
export function createTake(rendering: Rendering): Take {
  const scripts: ScriptState[] = []
  const planned: Planned[] = []
  const spoken: SpokenPiece[] = []
  const heard = createHeard()
  const otherVoices = new Map<string, string>()
  let next = 0
  let byteEnd = 0
  let durationMs = 0
  let sizeBytes = 0
  return {
    addScript(script) {
      const state = begunScript(script)
      scripts.push(state)
      for (const [language, voice] of script.otherVoices) otherVoices.set(language, voice.voiceId)
      script.pieces.forEach((piece, index) =>
        planned.push({ piece, script: state, last: index === script.pieces.length - 1 }),
      )
    },
    addPiece(report, endBytes) {
      const plan = planned[next++]
      if (!plan) return undefined
      heard.add(report)
      const piece = align(plan, report, { start: byteEnd, end: endBytes })
      byteEnd = endBytes
      durationMs = Math.max(durationMs, piece.endMs)
      spoken.push(piece)
      return piece
    },
    complete(totalMs, totalBytes) {
      durationMs = totalMs
      sizeBytes = totalBytes
    },
    spokenText: () => scripts.map(spokenPart).join(''),
    spokenTurns: () => turnsOf(scripts),
    credits: () => scripts.reduce((sum, state) => sum + creditsOf(state, rendering), 0),
    alignments: () => ({
      original: joined(spoken.map((piece) => piece.alignment)),
      normalized: joined(spoken.map((piece) => piece.normalizedAlignment)),
    }),
    peaks: () => condenseLevels(heard.levels, peaksMax),
    get isComplete() {
      return next >= planned.length
    },
    get durationMs() {
      return durationMs
    },
    get spokenPieces() {
      return spoken.length
    },
    get spokenBytes() {
      return byteEnd
    },
    get tail() {
      return { start: byteEnd, end: sizeBytes }
    },
    otherVoices,
    describe: heard.describe,
  }
}

function align({ piece, script, last }: Planned, report: PieceReport, bytes: SpokenPiece['bytes']): SpokenPiece {
  script.baseMs ??= report.startMs
  const base = script.baseMs
  const aligned = script.aligner.next(piece, { ...report, startMs: report.startMs - base })
  script.spokenEnd = piece.sourceEnd
  script.done = last
  return {
    bytes,
    startMs: report.startMs,
    endMs: report.startMs + report.durationMs,
    alignment: shifted(aligned.alignment, base),
    normalizedAlignment: shifted(aligned.normalizedAlignment, base),
    endsScript: last,
    turn: script.script.turns?.find(({ end }) => piece.sourceStart < end),
  }
}

function shifted(times: CharacterAlignment, byMs: number): CharacterAlignment {
  if (byMs === 0) return times
  const shift = (ms: number) => ms + byMs
  return { characters: times.characters, startMs: times.startMs.map(shift), endMs: times.endMs.map(shift) }
}

function spokenPart({ script, spokenEnd, done }: ScriptState): string {
  return done ? script.text : script.text.slice(0, spokenEnd)
}

function turnsOf(scripts: readonly ScriptState[]): SpokenTurn[] | undefined {
  if (!scripts.some(({ script }) => script.turns)) return undefined
  return joinTurns(scripts.flatMap((state) => spokenTurnsOf(state.script.turns ?? [], spokenPart(state))))
}

function creditsOf(state: ScriptState, { model }: Rendering): number {
  return state.done ? state.script.credits : creditCost(countCharacters(spokenPart(state)), model.costMultiplier)
}

function joined(parts: readonly CharacterAlignment[]): StoredTimes {
  return {
    characters: parts.flatMap((part) => part.characters),
    startMs: parts.flatMap((part) => part.startMs.map(Math.round)),
    endMs: parts.flatMap((part) => part.endMs.map(Math.round)),
  }
}
