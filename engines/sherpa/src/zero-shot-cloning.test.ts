import { mkdtempSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinSamples, readWav } from '@vireo/audio'
import {
  createPieceSpeaker,
  createSpeechPool,
  createVoiceCloningPool,
  type ReferenceClip,
  type VoiceCloningEngine,
} from '@vireo/engines'
import { aPiece, aSampleFolder, hear } from '@vireo/engines/testing.ts'
import { voiceCloningConformance } from '@vireo/engines/voice-cloning.conformance.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost } from './sherpa-host.ts'
import { installTinyModel } from './testing.ts'
import { createZeroShotCloning } from './zero-shot-cloning.ts'

const missing = whySherpaIsMissing()
const folder = mkdtempSync(join(tmpdir(), 'vireo-sherpa-'))
const samples = aSampleFolder()
const kept = new Map<string, Uint8Array>()
const host = new SherpaHost({ folder, readReference: async (key) => kept.get(key) })
const flite = { flite: import.meta.resolve('@vireo/engine-flite') }
const pool = createSpeechPool({
  workers: 1,
  engines: { sherpa: new URL('./index.ts', import.meta.url), ...flite },
  warmEngines: [],
  links: { sherpa: () => host.connect() },
})

beforeAll(() => installTinyModel(folder))
afterAll(async () => {
  await pool.close()
  await host.close()
  samples.remove()
  rmSync(folder, { recursive: true })
})

const transcript = 'He put the book on the table and went to bed.'

/** A person, as far as this machine has one. */
async function spoken(text = transcript) {
  const piece = aPiece(text, { recipe: { engine: 'flite', base: 'awb', gainDb: 0 } })
  return createPieceSpeaker(flite).speak(piece)
}

async function keepReference({ wav }: ReferenceClip): Promise<string> {
  kept.set('reference', wav)
  return 'reference'
}

const open = () =>
  createZeroShotCloning({
    host,
    otherwise: createVoiceCloningPool({
      workers: 1,
      method: 'acoustic_matching',
      engine: import.meta.resolve('@vireo/engine-voice-matching'),
      speechEngines: { ...flite, espeak: import.meta.resolve('@vireo/engine-espeak') },
    }),
  })

describe.skipIf(missing)('with the native library', () => {
  voiceCloningConformance({
    name: 'zero-shot',
    open,
    speech: async () => spoken(),
    transcript,
    keepReference,
    speak: async ({ recipe }) => {
      const format = { codec: 'wav', sampleRateHz: 24_000 } as const
      return readWav((await hear(pool, format, [aPiece('Good morning to you.', { recipe })])).bytes).samples
    },
  })

  describe('a recording', () => {
    let file: { readonly path: string; readonly sampleRateHz: number }
    let long: typeof file
    beforeAll(async () => {
      const once = await spoken()
      file = samples.write(once.samples, once.sampleRateHz)
      long = samples.write(joinSamples(Array.from({ length: 7 }, () => once.samples)), once.sampleRateHz)
    })
    const request = { language: 'en-GB', effort: 'instant', seed: 7 } as const

    it('is imitated when its words are known, and kept with them', async () => {
      const engine = open()
      const { method, recipe } = await engine.clone(
        { ...request, samples: [{ ...file, transcript }] },
        { keepReference },
      )
      await engine.close()
      expect(method).toBe('zero_shot')
      expect(recipe).toMatchObject({
        engine: 'sherpa',
        base: 'tiny-zipvoice',
        reference: { key: 'reference', transcript },
      })
      const clip = readWav(kept.get('reference') ?? new Uint8Array(0))
      expect(clip.sampleRateHz).toBe(24_000)
      expect(clip.samples.length / clip.sampleRateHz).toBeGreaterThan(2)
    })

    it('is left to the other engine when it cannot be imitated', async () => {
      const asked: string[] = []
      const otherwise: VoiceCloningEngine = {
        method: () => Promise.resolve('acoustic_matching'),
        clone: ({ language }) => {
          asked.push(language)
          throw new Error('left to the other')
        },
        close: () => Promise.resolve(),
      }
      const engine = createZeroShotCloning({ host, otherwise })
      for (const [sample, language] of [
        [file, 'en'],
        [{ ...file, transcript }, 'de'],
        [{ ...long, transcript }, 'en'],
        [{ ...file, transcript: 'No.' }, 'en'],
        [{ ...file, transcript: transcript.repeat(9) }, 'en'],
      ] as const) {
        const cloning = engine.clone({ ...request, language, samples: [sample] }, { keepReference })
        await expect(cloning).rejects.toThrow('left to the other')
      }
      await expect(engine.clone({ ...request, samples: [{ ...file, transcript }] })).rejects.toThrow(
        'left to the other',
      )
      expect(asked).toEqual(['en', 'de', 'en', 'en', 'en', 'en-GB'])
    })

    it('is matched acoustically, openly, when no model is installed', async () => {
      const engine = open()
      await rename(join(folder, 'tiny-zipvoice'), join(folder, '.gone'))
      const { method } = await engine.clone({ ...request, samples: [{ ...file, transcript }] }, { keepReference })
      await rename(join(folder, '.gone'), join(folder, 'tiny-zipvoice'))
      expect(method).toBe('acoustic_matching')
      await engine.close()
    })
  })
})
