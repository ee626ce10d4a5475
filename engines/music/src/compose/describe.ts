import type { MusicOutline } from '@vireo/engines'
import { moods } from '../prompt/vocabulary.ts'
import type { Brief } from '../prompt/brief.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { secondsAt, type Score } from '../score.ts'
import { keyName } from '../theory/keys.ts'
import type { Composition } from './compose.ts'

export type Styles = { readonly positive: readonly string[]; readonly negative: readonly string[] }

/**
 * Answers the styles that a piece has: what somebody said, and what was decided besides. Read again they decide the same; so what was
 * decided otherwise than it was said is left out of what was said.
 */
export function stylesOf({ genreName, key, metre, tempoBpm, band }: Composition, brief: Brief, said?: Styles): Styles {
  const { swaps = [] } = band
  const feelings = brief.understood.filter((word) => moods.some(([mood]) => mood === word))
  const decided = [
    genreName,
    ...feelings,
    `${Number(tempoBpm.toFixed(1))} bpm`,
    keyName(key),
    `${metre.beats}/${metre.unit}`,
    ...band.adds.filter((each) => !swaps.some(({ from }) => from === each)),
    ...swaps.filter(({ to }, nth) => !swaps.slice(nth + 1).some(({ from }) => from === to)).map(({ to }) => to),
    ...(brief.curve === 'usual' ? [] : [brief.curve]),
  ]
  const isGone = (style: string) =>
    !decided.includes(style) && (decidesOf(style) || swaps.some(({ from }) => from === style))
  const kept = said?.positive.filter((style) => !isGone(style)) ?? []
  return {
    positive: [...new Set([...kept, ...decided])].slice(0, 50),
    negative: [...new Set([...(said?.negative ?? []), ...band.without])].slice(0, 50),
  }
}

/** Answers whether a style decides what a piece has once: its genre, tempo, key or metre. */
function decidesOf(style: string): boolean {
  const { genre, tempoBpm, tonic, mode, metre } = readPrompt(style)
  return [genre, tempoBpm, tonic, mode, metre].some((each) => each !== undefined)
}

/** Tells what people want to know of a piece. */
export function outlineOf(composition: Composition, score: Score, styles: Styles): MusicOutline {
  const msAt = (beat: number) => Math.round(secondsAt(beat, score.tempoBpm) * 1000)
  const key = keyName(score.key)
  const { beats, unit } = score.metre
  return {
    title: `${score.genre.charAt(0).toUpperCase()}${score.genre.slice(1)} in ${key}`,
    genre: score.genre,
    tempoBpm: Number(score.tempoBpm.toFixed(2)),
    key,
    metre: `${beats}/${unit}`,
    durationMs: score.durationMs,
    isLoop: score.isLoop,
    ...styles,
    sections: score.sections.map(({ name, kind, energy, startBeat, lengthBeats }, nth) => ({
      name,
      kind,
      energy,
      startMs: msAt(startBeat),
      durationMs: composition.sections[nth]?.durationMs ?? msAt(lengthBeats),
      positive: composition.sections[nth]?.styles ?? [],
      negative: composition.sections[nth]?.avoided ?? [],
      chords: score.chords
        .filter((chord) => chord.startBeat >= startBeat - 1e-9 && chord.startBeat < startBeat + lengthBeats - 1e-9)
        .map((chord) => ({ startMs: msAt(chord.startBeat), symbol: chord.chord.symbol })),
    })),
    parts: score.parts.map(({ role, instrument }) => ({ role, instrument })),
  }
}
