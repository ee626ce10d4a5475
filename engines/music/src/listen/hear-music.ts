import type { HeardMusic, HeardSection, SampleSource } from '@vireo/engines'
import { sectionMs } from '../form/plan-sections.ts'
import { beatsOf } from './beats.ts'
import { chromaOf, keyOf } from './key.ts'
import { boundariesOf } from './sections.ts'
import { tempoOf } from './tempo.ts'
import { timbreOf, type Timbre } from './timbre.ts'

const sectionsMax = 25
/** How many decibels below the loudest section there is hardly anything. */
const depthDb = 18

/** Hears how fast a recording is, in which key, where its beats fall and where something new begins. */
export function hearMusic(source: SampleSource, onBeat: () => void): HeardMusic {
  const timbre = timbreOf(source, onBeat)
  const chroma = chromaOf(source, onBeat)
  const tempoBpm = tempoOf(timbre.onsets, timbre.framesPerSecond)
  onBeat()
  const beats = beatsOf(timbre.onsets, timbre.framesPerSecond, tempoBpm)
  onBeat()
  const durationMs = Math.round((source.sampleCount * 1000) / source.sampleRateHz)
  const limits = { sectionMsMin: sectionMs.min, sectionsMax }
  const boundaries = boundariesOf({ timbre, chroma, beats, durationMs }, limits)
  return {
    durationMs,
    tempoBpm: Number(tempoBpm.toFixed(2)),
    key: keyOf(chroma),
    beatsMs: beats.map((frame) => Math.round((frame * 1000) / timbre.framesPerSecond)),
    sections: sectionsOf(shortEnough([0, ...boundaries, durationMs]), timbre),
  }
}

/** Cuts what is longer than a section may be into equal parts. */
function shortEnough(ends: readonly number[]): number[] {
  return ends.flatMap((end, nth) => {
    const start = ends[nth - 1]
    if (start === undefined) return [end]
    const parts = Math.ceil((end - start) / sectionMs.max)
    return Array.from({ length: parts }, (_, part) => Math.round(start + ((end - start) * (part + 1)) / parts))
  })
}

function sectionsOf(ends: readonly number[], { power, framesPerSecond }: Timbre): HeardSection[] {
  const frameAt = (ms: number) => Math.round((ms * framesPerSecond) / 1000)
  const levels = ends.slice(1).map((end, nth) => {
    const part = power.subarray(frameAt(ends[nth] ?? 0), Math.max(frameAt(ends[nth] ?? 0) + 1, frameAt(end)))
    return 10 * Math.log10(part.reduce((sum, each) => sum + each, 0) / part.length + 1e-12)
  })
  const loudest = Math.max(...levels)
  return levels.map((level, nth) => ({
    startMs: ends[nth] ?? 0,
    durationMs: (ends[nth + 1] ?? 0) - (ends[nth] ?? 0),
    energy: Math.max(0.05, Math.min(1, 1 - (loudest - level) / depthDb)),
  }))
}
