import { bandCount, longTermSpectrum, melodyOf, trackPitch, type SampleSource } from '@vireo/audio'
import { SourceError } from '@vireo/engines'
import { articulationOf } from './syllable-rate.ts'

/** What matching compares of a voice. */
export type VoiceProfile = {
  readonly medianHz: number
  /** Spread of the melody, in semitones. */
  readonly spreadSemitones: number
  /** Average levels in dB of what is voiced, in the bands of `bandCentresHz`, around their mean. */
  readonly spectrumDb: readonly number[]
  /** Syllables a second while speaking; 0 where too little is said to tell. */
  readonly syllablesPerSecond: number
}

/** Recordings are listened to in windows, so that memory does not grow with them. */
const windowSeconds = 30
/** Below half a second of voice nothing can be said about it. */
const leastVoicedFrames = 100
const leastSyllables = 6
/** What lies further below the strongest band is not heard beside it. */
const hearableDb = 50

type Heard = {
  readonly logs: number[]
  readonly levels: Float64Array
  voiced: number
  syllables: number
  spokenMs: number
}

/** Listens to at most `secondsMax` of the sources, spread evenly. Throws SourceError where nobody speaks. */
export function listenTo(
  sources: readonly SampleSource[],
  secondsMax: number,
  onBeat: (share: number) => void = () => undefined,
  leastVoiced = leastVoicedFrames,
): VoiceProfile {
  const heard: Heard = { logs: [], levels: new Float64Array(bandCount), voiced: 0, syllables: 0, spokenMs: 0 }
  const windows = chosenWindows(sources, secondsMax)
  for (const [at, window] of windows.entries()) {
    const beat = () => onBeat(at / windows.length)
    beat()
    listenToWindow(window, heard, beat)
  }
  if (heard.voiced < leastVoiced) {
    throw new SourceError('no_speech', 'Too little of a voice is heard in these recordings.')
  }
  return profileOf(heard)
}

function listenToWindow(window: SampleSource, heard: Heard, beat: () => void): void {
  const track = trackPitch(window, beat)
  const spectrum = melodyOf(track) && longTermSpectrum(window, track, beat)
  if (!spectrum) return
  const voiced = track.hz.filter((hz) => hz > 0)
  const { syllables, spokenMs } = articulationOf(window, track)
  const mean = meanOf(spectrum)
  for (const hz of voiced) heard.logs.push(Math.log(hz))
  for (const [band, level] of spectrum.entries()) {
    heard.levels[band] = (heard.levels[band] ?? 0) + voiced.length * 10 ** ((level - mean) / 10)
  }
  heard.voiced += voiced.length
  heard.syllables += syllables
  heard.spokenMs += spokenMs
}

function profileOf({ logs, levels, voiced, syllables, spokenMs }: Heard): VoiceProfile {
  const melody = melodyOf({ hopSamples: 1, hz: Float32Array.from(logs, Math.exp) })
  const all = levels.map((level) => 10 * Math.log10(level / voiced))
  const faintest = Math.max(...all) - hearableDb
  const spectrum = all.map((level) => Math.max(faintest, level))
  const mean = meanOf(spectrum)
  return {
    medianHz: Math.exp(melody?.logMean ?? 0),
    spreadSemitones: ((melody?.logSpread ?? 0) * 12) / Math.LN2,
    spectrumDb: Array.from(spectrum, (level) => level - mean),
    syllablesPerSecond: syllables < leastSyllables ? 0 : (syllables * 1000) / spokenMs,
  }
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * Chooses windows of the recordings up to `secondsMax` in all. Each recording gets its share; long ones are sampled
 * from start to end.
 */
function chosenWindows(sources: readonly SampleSource[], secondsMax: number): SampleSource[] {
  const total = sources.reduce((sum, source) => sum + source.sampleCount / source.sampleRateHz, 0)
  const share = Math.min(1, secondsMax / Math.max(1e-3, total))
  return sources.flatMap((source) => {
    const seconds = source.sampleCount / source.sampleRateHz
    const count = Math.max(1, Math.ceil((seconds * share) / windowSeconds))
    const length = Math.ceil((source.sampleCount * share) / count)
    return Array.from({ length: count }, (_, at) =>
      windowOf(source, Math.floor((at * source.sampleCount) / count), length),
    )
  })
}

function windowOf(source: SampleSource, offset: number, sampleCount: number): SampleSource {
  return {
    sampleRateHz: source.sampleRateHz,
    sampleCount: Math.min(sampleCount, source.sampleCount - offset),
    read: (start, length) => source.read(offset + start, length),
  }
}
