import { longTermSpectrum, melodyOf, trackPitch, type Melody } from '@vireo/audio'
import {
  SourceError,
  type ConversionWishes,
  type LearnedVoice,
  type LoadVoiceConverter,
  type PreparedConversion,
  type SampleSource,
} from '@vireo/engines'
import { assertSpeech } from './assert-speech.ts'
import { planGrains, renderGrains } from './grains.ts'
import { mapMelody } from './melody.ts'
import { markPitch } from './pitch-marks.ts'
import { boostGainsDb, matchTimbre } from './timbre.ts'
import { createToneFilter, filterReachSamples } from './tone-filter.ts'
import { voicedShare } from './voiced-share.ts'

/** Speech has little above 12 kHz, and the voices of the library nothing. */
const sampleRateHz = 24_000

/** What this engine keeps of a voice. */
type Profile = { readonly melody: Melody; readonly spectrumDb: readonly number[] }

/** Casts what `learn` below made, perhaps by way of JSON; nothing else makes any. */
function profileOf({ learned }: LearnedVoice): Profile {
  return learned as Profile
}

function analyse(source: SampleSource, onBeat: () => void) {
  const track = trackPitch(source, onBeat)
  assertSpeech(track)
  const melody = melodyOf(track)
  const spectrumDb = longTermSpectrum(source, track, onBeat)
  if (!melody || !spectrumDb) throw new SourceError('no_speech', 'Too little of a voice is heard in this recording.')
  return { track, melody, spectrumDb }
}

function learn(reference: SampleSource, onBeat: () => void): LearnedVoice {
  const { melody, spectrumDb } = analyse(reference, onBeat)
  const profile: Profile = { melody, spectrumDb: [...spectrumDb] }
  return { learned: profile }
}

function prepare(
  source: SampleSource,
  { target, settings, seed }: ConversionWishes,
  onBeat: () => void,
): PreparedConversion {
  const { track, melody, spectrumDb } = analyse(source, onBeat)
  const profile = profileOf(target)
  const marks = markPitch(source, track, onBeat)
  const map = mapMelody(melody, profile.melody, { ...settings, seed })
  const grains = planGrains(marks, sampleRateHz, map)
  const pitchRatio = Math.exp(profile.melody.logMean - melody.logMean)
  const timbre = matchTimbre(spectrumDb, profile.spectrumDb, pitchRatio, {
    similarity: settings.similarityBoost,
    boost: settings.useSpeakerBoost,
  })
  const voicedTone = createToneFilter(timbre.gainsDb, sampleRateHz)
  const unvoicedTone = createToneFilter(boostGainsDb(settings.useSpeakerBoost), sampleRateHz)
  const parts = { source, marks, grains, formantRatio: timbre.formantRatio }
  return {
    render(start, end) {
      const from = start - filterReachSamples
      const to = end + filterReachSamples
      const voiced = voicedTone.filter(renderGrains(parts, from, to))
      const unvoiced = unvoicedTone.filter(withoutVoice(source, voicedShare(marks, from, to, sampleRateHz), from))
      return voiced.map((sample, at) => sample + (unvoiced[at] ?? 0))
    },
  }
}

function withoutVoice(source: SampleSource, share: Float32Array, from: number): Float32Array {
  const samples = source.read(from, share.length)
  return samples.map((sample, at) => sample * (1 - (share[at] ?? 0)))
}

/** Needs no time to load: there is no model. */
export const loadVoiceConverter: LoadVoiceConverter = () => Promise.resolve({ sampleRateHz, learn, prepare })
