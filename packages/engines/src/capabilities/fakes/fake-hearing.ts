import type {
  LikenessEngine,
  SpeakersEngine,
  SpokenLanguageEngine,
  TaggingEngine,
  VoiceActivityEngine,
} from '../hearing.ts'
import { writeWav } from '@vireo/audio'
import type { CleaningEngine, SeparationEngine, SoundMakingEngine } from '../sound-work.ts'
import { close, loudSpans, work } from './work.ts'

/** Creates an engine that takes every sound for speech. */
export function fakeVoiceActivity(): VoiceActivityEngine {
  return { close, findSpeech: (sound, options) => work(options, () => loudSpans(sound.samples, sound.sampleRateHz)) }
}

/** Creates an engine that hears people take turns, at each pause. */
export function fakeSpeakers(): SpeakersEngine {
  return {
    close,
    tellApart: (sound, options) =>
      work(options, () =>
        loudSpans(sound.samples, sound.sampleRateHz).map((span, at) => ({
          ...span,
          speaker: at % (options?.speakers ?? 2),
        })),
      ),
  }
}

/** Creates an engine that tells voices apart by how often their waveform changes its sign. */
export function fakeLikeness(): LikenessEngine {
  return {
    close,
    printOf: ({ samples, sampleRateHz }, options) =>
      work(options, () => {
        let crossings = 0
        for (const [at, sample] of samples.entries()) if (sample < 0 !== (samples[at + 1] ?? sample) < 0) crossings++
        const angle = Math.min(Math.PI / 2, (crossings * sampleRateHz) / Math.max(1, samples.length) / 2000)
        return Float32Array.of(Math.cos(angle), Math.sin(angle))
      }),
  }
}

/** Creates an engine that takes everything for English. */
export function fakeSpokenLanguage(language = 'en'): SpokenLanguageEngine {
  return { close, identify: (_, options) => work(options, () => language) }
}

/** Creates an engine that hears speech or silence. */
export function fakeTagging(): TaggingEngine {
  return {
    close,
    tag: (sound, options) =>
      work(options, () => {
        const isHeard = loudSpans(sound.samples, sound.sampleRateHz).length > 0
        return [{ label: isHeard ? 'Speech' : 'Silence', probability: 1 }]
      }),
  }
}

/** Creates an engine that silences what is quieter than 0.02. */
export function fakeCleaning(): CleaningEngine {
  return {
    close,
    clean: ({ samples, sampleRateHz }, options) =>
      work(options, () => ({ samples: samples.map((value) => (Math.abs(value) < 0.02 ? 0 : value)), sampleRateHz })),
  }
}

/** Creates an engine that gives each of two parts half of the mix. */
export function fakeSeparation(): SeparationEngine {
  return {
    close,
    separate: ({ samples, sampleRateHz }, options) =>
      work(options, () => {
        const half = { samples: samples.map((value) => value / 2), sampleRateHz }
        return { vocals: half, accompaniment: half }
      }),
  }
}

/** Creates an engine that hums, the lower the more letters there are. */
export function fakeSoundMaking(): SoundMakingEngine {
  return {
    close,
    makeSound: ({ text, seconds = 2 }, options) =>
      work(options, () => {
        const turn = (2 * Math.PI * (2000 / (1 + text.length))) / 24_000
        const samples = Float32Array.from({ length: 24_000 * seconds }, (_, at) => 0.3 * Math.sin(turn * at))
        return { wav: writeWav(samples, 24_000), madeBy: 'Fake' }
      }),
  }
}
