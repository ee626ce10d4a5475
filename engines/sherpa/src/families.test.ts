import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CapabilityEngines, RecognitionEngine } from '@vireo/engines'
import { speakersConformance, taggingConformance } from '@vireo/engines/capabilities/conformance/hearing.conformance.ts'
import { punctuationConformance } from '@vireo/engines/capabilities/conformance/language-work.conformance.ts'
import {
  liveRecognitionConformance,
  recognitionConformance,
} from '@vireo/engines/capabilities/conformance/recognition.conformance.ts'
import { aTone } from '@vireo/engines/capabilities/conformance/tone.testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSherpaEngines } from './capability-engines.ts'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost } from './sherpa-host.ts'
import { installTinyEar, type TinyEar } from './testing/ears.testing.ts'

const root = mkdtempSync(join(tmpdir(), 'vireo-families-'))
const hosts: SherpaHost[] = []
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()))
  rmSync(root, { recursive: true })
})

/** Engines that have one model each, so that nobody else answers in its place. */
function alone(family: TinyEar) {
  const folder = join(root, family)
  const host = new SherpaHost({ folder, readReference: () => Promise.resolve(undefined) })
  hosts.push(host)
  beforeAll(() => installTinyEar(folder, family))
  const engines = createSherpaEngines(host)
  return async <Name extends keyof CapabilityEngines>(name: Name): Promise<CapabilityEngines[Name]> => {
    const engine = await engines.find(name)
    if (!engine) throw new Error(`nobody can do ${name}`)
    return engine
  }
}

const close = () => Promise.resolve()

describe.skipIf(whySherpaIsMissing())('with the native library', () => {
  describe.each(['moonshine', 'transducer', 'nemo_transducer'] as const)('%s', (family) => {
    const find = alone(family)
    recognitionConformance(family, (): RecognitionEngine => ({
      close,
      languages: async () => (await find('recognition')).languages(),
      recognise: async (sound, options) => (await find('recognition')).recognise(sound, options),
    }))

    it('hears the word that is said, and nothing in silence', async () => {
      expect((await (await find('recognition')).recognise(aTone(2))).text).toBe('word')
    })
  })

  describe('a streaming transducer', () => {
    const find = alone('streaming_transducer')
    liveRecognitionConformance('it', () => ({
      close,
      languages: async () => (await find('live_recognition')).languages(),
      open: (rate, listener) => {
        const stream = find('live_recognition').then((engine) => engine.open(rate, listener))
        return {
          push: (samples) => void stream.then((one) => one.push(samples)),
          finish: () => void stream.then((one) => one.finish()),
          cancel: () => void stream.then((one) => one.cancel()),
        }
      },
    }))
  })

  describe('the rest of the ears', () => {
    const [speakers, marks, tags] = [alone('diarization'), alone('ct_punctuation'), alone('zipformer_tagging')]
    speakersConformance('pyannote', () => ({
      close,
      tellApart: async (sound, options) => (await speakers('speakers')).tellApart(sound, options),
    }))
    punctuationConformance('CT-Transformer', () => ({
      close,
      punctuate: async (text, options) => (await marks('punctuation')).punctuate(text, options),
    }))
    taggingConformance('Zipformer', () => ({
      close,
      tag: async (sound, options) => (await tags('tagging')).tag(sound, options),
    }))
  })
})
