import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aTone } from '@vireo/engines/capabilities/conformance/tone.testing.ts'
import { spokenLanguageConformance } from '@vireo/engines/capabilities/conformance/hearing.conformance.ts'
import { recognitionConformance } from '@vireo/engines/capabilities/conformance/recognition.conformance.ts'
import type { CapabilityEngines } from '@vireo/engines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSherpaEngines } from './capability-engines.ts'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost } from './sherpa-host.ts'
import { installTinyEar } from './testing/ears.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'vireo-whisper-'))
const host = new SherpaHost({ folder, readReference: () => Promise.resolve(undefined) })
const engines = createSherpaEngines(host)
beforeAll(() => installTinyEar(folder, 'whisper'))
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

async function found<Name extends 'recognition' | 'spoken_language'>(name: Name): Promise<CapabilityEngines[Name]> {
  const engine = await engines.find(name)
  if (!engine) throw new Error(`nobody can do ${name}`)
  return engine
}

describe.skipIf(whySherpaIsMissing())('with the native library', () => {
  recognitionConformance('Whisper', () => ({
    close: () => Promise.resolve(),
    languages: async () => (await found('recognition')).languages(),
    recognise: async (sound, options) => (await found('recognition')).recognise(sound, options),
  }))
  spokenLanguageConformance('Whisper', () => ({
    close: () => Promise.resolve(),
    identify: async (sound, options) => (await found('spoken_language')).identify(sound, options),
  }))

  it('hears in the language that is asked for, and names it where none is, with one model in memory', async () => {
    const recognition = await found('recognition')
    expect(await recognition.recognise(aTone(2), { language: 'en' })).toMatchObject({ text: 'word', language: 'en' })
    expect(await recognition.recognise(aTone(2), { language: 'de' })).toMatchObject({ text: 'word', language: 'de' })
    expect(await (await found('spoken_language')).identify(aTone(2))).toBe('de')
    expect(await recognition.recognise(aTone(2), { language: 'en' })).toMatchObject({ language: 'en' })
  })

  it('names no language where it knows English alone', async () => {
    const file = join(folder, 'tiny-whisper', 'model.json')
    const card = JSON.parse(await readFile(file, 'utf8')) as object
    await writeFile(file, JSON.stringify({ ...card, languages: ['en'] }))
    expect(await engines.find('spoken_language')).toBeUndefined()
    expect(await engines.find('recognition')).toBeDefined()
  })
})
