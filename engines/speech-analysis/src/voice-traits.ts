import { type SampleSource, bandCentresHz, longTermSpectrum } from '@vireo/audio'
import type { VoiceTraits } from '@vireo/engines'
import { type SpeechMap, speechFrameMs } from './find-speech.ts'

/** Less voice than this says nothing about a voice. */
const framesMin = 30

/** How far above the body of a voice its brilliance lies, in dB: of the dullest voices, and of the most brilliant ones. */
const brightnessDb = [-34, -10] as const
const bodyHz = [150, 900] as const
const brillianceHz = [1800, 6500] as const

/** How far the tone of a voice stands above its noise, in dB: of the purest voices, and of the harshest ones. */
const harmonicsDb = [17, 5] as const

/** Computes how the voice of a recording sounds; undefined where too little of one is heard. `source` has 16 kHz. */
export function voiceTraits(source: SampleSource, speech: SpeechMap, onBeat: () => void): VoiceTraits | undefined {
  const hz = speech.hz.map((value, frame) => (speech.isSpeech[frame] ? value : 0))
  const voiced = hz.filter((value) => value > 0).toSorted()
  if (voiced.length < framesMin) return undefined
  const hopSamples = (source.sampleRateHz * speechFrameMs) / 1000
  const levels = longTermSpectrum(source, { hz, hopSamples }, onBeat)
  if (!levels) return undefined
  const brilliance = meanOf(levels, brillianceHz) - meanOf(levels, bodyHz)
  return {
    pitchHz: Math.round(voiced[voiced.length >> 1] ?? 0),
    brightness: shareOf(brilliance, brightnessDb),
    roughness: shareOf(harmonicsOf(source, hz, hopSamples), harmonicsDb),
  }
}

function meanOf(levels: Float64Array, [from, to]: readonly [number, number]): number {
  const inside = levels.filter((_, band) => (bandCentresHz[band] ?? 0) >= from && (bandCentresHz[band] ?? 0) <= to)
  return inside.reduce((sum, level) => sum + level, 0) / inside.length
}

/** Measures how far what repeats with each period stands above what does not, in dB: the middle of all voiced frames. */
function harmonicsOf(source: SampleSource, hz: Float32Array, hopSamples: number): number {
  const ratios: number[] = []
  for (const [frame, pitch] of hz.entries()) {
    if (pitch === 0) continue
    const period = source.sampleRateHz / pitch
    const length = Math.ceil(2 * period)
    const samples = source.read(Math.round(frame * hopSamples - 1.5 * period), length + Math.ceil(period) + 2)
    ratios.push(ratioDb(likenessAfter(samples, length, period)))
  }
  return ratios.toSorted((one, other) => one - other)[ratios.length >> 1] ?? 0
}

/** Correlates a stretch with what follows one period later, which lies between samples. */
function likenessAfter(samples: Float32Array, length: number, period: number): number {
  const whole = Math.floor(period)
  const part = period - whole
  let [product, here, there] = [0, 0, 0]
  for (let at = 0; at < length; at++) {
    const now = samples[at] ?? 0
    const later = (samples[at + whole] ?? 0) * (1 - part) + (samples[at + whole + 1] ?? 0) * part
    product += now * later
    here += now * now
    there += later * later
  }
  return product / Math.sqrt(here * there + 1e-12)
}

function ratioDb(likeness: number): number {
  const tone = Math.min(0.9999, Math.max(0.0001, likeness))
  return 10 * Math.log10(tone / (1 - tone))
}

/** Computes where a value lies between two ends, 0 … 1, to two places: what is finer is chance. */
function shareOf(value: number, [from, to]: readonly [number, number]): number {
  return Math.round(Math.min(1, Math.max(0, (value - from) / (to - from))) * 100) / 100
}
