import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadSynthesizer } from '@vireo/engine-flite'
import { recognitionConformance } from '@vireo/engines/capabilities/conformance/recognition.conformance.ts'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createPocketSphinx, findPocketSphinx } from './pocketsphinx.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vireo-sphinx-'))
afterAll(() => rmSync(folder, { recursive: true }))

const speech = async () => {
  const piece = aPiece('Good morning.', { recipe: { engine: 'flite', base: 'rms' } })
  const { audio, sampleRateHz } = await speakHere(await loadSynthesizer(), piece)
  return { samples: Float32Array.from(audio, (sample) => sample / 32_768), sampleRateHz }
}
const recogniser = async (find?: () => string | undefined) => {
  const found = await createPocketSphinx(find).find('recognition')
  if (!found) throw new Error('no recogniser')
  return found
}

/** A program in place of the real one. */
function aProgram(script: string): string {
  const file = path.join(folder, 'pocketsphinx_continuous')
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

describe.skipIf(findPocketSphinx() === undefined)('where PocketSphinx is installed', async () => {
  const real = await recogniser().catch(() => undefined)
  if (real) recognitionConformance('PocketSphinx', () => real, await speech())

  test('it is offered as rough, hears English, and nothing else', async () => {
    expect(real?.isRough).toBe(true)
    expect(await real?.recognise(await speech(), { language: 'en-US' })).toMatchObject({
      text: 'good morning',
      words: [{ text: 'good' }, { text: 'morning' }],
    })
    await expect(real?.recognise(await speech(), { language: 'de' })).rejects.toThrow('understands English only')
    expect(await createPocketSphinx().find('speakers')).toBeUndefined()
  })
})

test('where it is not installed there is none', async () => {
  expect(findPocketSphinx(['/nowhere'])).toBeUndefined()
  expect(await createPocketSphinx(() => undefined).find('recognition')).toBeUndefined()
})

test('one that breaks is a fault of the engine, and the next in line is served', async () => {
  let file = aProgram('exit 3')
  const engine = await recogniser(() => file)
  const sound = { samples: new Float32Array(1600), sampleRateHz: 16_000 }
  await expect(engine.recognise(sound)).rejects.toMatchObject({ kind: 'crashed' })
  file = aProgram('echo hello there')
  expect(await engine.recognise(sound)).toEqual({ text: 'hello there', language: 'en', words: [] })
  const long = { samples: new Float32Array(601 * 100), sampleRateHz: 100 }
  await expect(engine.recognise(long)).rejects.toThrow('at most 600 seconds')
})
