import { mkdtempSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinSamples } from '@vireo/audio'
import { createMediaToolkit } from '@vireo/engine-media'
import { createSpeechPool } from '@vireo/engines'
import { speechConformance } from '@vireo/engines/speech.conformance.ts'
import { aPiece, hear } from '@vireo/engines/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost } from './sherpa-host.ts'
import { installTinyVoice } from './testing/voices.testing.ts'

const missing = whySherpaIsMissing()
const folder = mkdtempSync(join(tmpdir(), 'vireo-voices-'))
const toolkit = createMediaToolkit()
const host = new SherpaHost({ folder, readReference: () => Promise.resolve(undefined) })
const engines = { sherpa: new URL('./index.ts', import.meta.url), flite: import.meta.resolve('@vireo/engine-flite') }
const open = () => createSpeechPool({ workers: 1, engines, warmEngines: [], links: { sherpa: () => host.connect() } })

beforeAll(async () => {
  await installTinyVoice(folder, 'vits')
  await installTinyVoice(folder, 'kokoro')
  await installTinyVoice(folder, 'kitten')
  await installTinyVoice(folder, 'matcha')
})
afterAll(async () => {
  await Promise.all([toolkit.close(), host.close()])
  rmSync(folder, { recursive: true })
})

const text = 'It costs $5.20, “about” a café’s worth; ask Dr. Smith.'

describe.skipIf(missing)('with the native library', () => {
  speechConformance({
    name: 'sherpa, models with speakers',
    open,
    recipes: [
      { recipe: { engine: 'sherpa', base: 'tiny-vits:0', gainDb: 0 }, language: 'en', text },
      { recipe: { engine: 'sherpa', base: 'tiny-kokoro:1', gainDb: 0, rate: 1.2 }, language: 'en', text },
      { recipe: { engine: 'sherpa', base: 'tiny-kitten:0', gainDb: 0 }, language: 'en', text },
      { recipe: { engine: 'sherpa', base: 'tiny-matcha:0', gainDb: 0 }, language: 'en', text },
    ],
    decode: async (bytes, { sampleRateHz }) => {
      const chunks: Float32Array[] = []
      for await (const chunk of toolkit.decode(bytes, { sampleRateHz })) chunks.push(chunk)
      return joinSamples(chunks)
    },
  })

  it('knows a model that is installed while it runs, and forgets one that is removed', async () => {
    const pool = open()
    const speak = async (base: string) =>
      (
        await hear(pool, { codec: 'pcm', sampleRateHz: 16_000 }, [
          aPiece('Good morning to you.', { recipe: { engine: 'sherpa', base, gainDb: 0 } }),
        ])
      ).error
    const isListed = async () => (await pool.voices('sherpa')).some(({ base }) => base === 'late:0')
    expect(await isListed()).toBe(false)
    expect(await speak('tiny-vits:1')).toBeUndefined()
    expect(await speak('late:0')).toMatchObject({ kind: 'unknown_voice' })
    await installTinyVoice(folder, 'vits', 'late')
    await host.refresh('late')
    await expect.poll(() => speak('late:0'), { timeout: 10_000 }).toBeUndefined()
    expect(await isListed()).toBe(true)
    await rename(join(folder, 'late'), join(folder, '.late'))
    await host.refresh()
    await expect.poll(() => speak('late:0'), { timeout: 10_000 }).toMatchObject({ kind: 'unknown_voice' })
    expect(await speak('tiny-vits:7')).toMatchObject({ kind: 'unknown_voice' })
    await pool.close()
  })
})
