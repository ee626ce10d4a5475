import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aTone } from '@vireo/engines/capabilities/conformance/tone.testing.ts'
import {
  likenessConformance,
  spokenLanguageConformance,
  voiceActivityConformance,
} from '@vireo/engines/capabilities/conformance/hearing.conformance.ts'
import { recognitionConformance } from '@vireo/engines/capabilities/conformance/recognition.conformance.ts'
import { cleaningConformance } from '@vireo/engines/capabilities/conformance/sound-work.conformance.ts'
import type { CapabilityEngines } from '@vireo/engines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSherpaEngines } from './capability-engines.ts'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost } from './sherpa-host.ts'
import { installTinyEar } from './testing/ears.testing.ts'

const missing = whySherpaIsMissing()
const folder = mkdtempSync(join(tmpdir(), 'vireo-ears-'))
const host = new SherpaHost({ folder, readReference: () => Promise.resolve(undefined) })
const engines = createSherpaEngines(host)

beforeAll(async () => {
  for (const family of ['sense_voice', 'silero_vad', 'gtcrn', 'speaker_embedding'] as const)
    await installTinyEar(folder, family)
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

/** The engine of a capability, found when it is first asked. */
function later<Name extends keyof CapabilityEngines>(name: Name): CapabilityEngines[Name] {
  const call =
    (method: string | symbol) =>
    async (...given: unknown[]): Promise<unknown> => {
      const engine = await engines.find(name)
      if (!engine) throw new Error(`nobody can do ${name}`)
      const found: unknown = Reflect.get(engine, method)
      return typeof found === 'function' ? Reflect.apply(found, engine, given) : undefined
    }
  return new Proxy({}, { get: (_, method) => call(method) }) as CapabilityEngines[Name]
}

describe.skipIf(missing)('with the native library', () => {
  recognitionConformance('SenseVoice', () => later('recognition'))
  voiceActivityConformance('Silero VAD', () => later('voice_activity'))
  cleaningConformance('GTCRN', () => later('cleaning'))
  likenessConformance('a speaker embedding', () => later('likeness'))
  spokenLanguageConformance('SenseVoice', () => later('spoken_language'))

  it('hears in the language that is asked for, and names it, where one is told', async () => {
    const [recognition, spoken] = [await engines.find('recognition'), await engines.find('spoken_language')]
    const heard = async (language?: string) =>
      recognition?.recognise(aTone(2), { ...(language !== undefined && { language }) })
    expect(await heard('en')).toMatchObject({ text: 'word', language: 'en' })
    expect(await heard('zh')).toMatchObject({ text: 'word', language: 'zh' })
    expect(await spoken?.identify(aTone(2))).toBe('en')
    expect(await heard('zh-CN')).toMatchObject({ text: 'word', language: 'zh' })
  })

  it('has no engine for what no installed model can do', async () => {
    expect(await engines.find('chat')).toBeUndefined()
    expect(await engines.find('speakers')).toBeUndefined()
    expect(await engines.find('live_recognition')).toBeUndefined()
  })

  it('takes sound of any rate', async () => {
    const recognition = await engines.find('recognition')
    expect((await recognition?.recognise(aTone(2, 150, 44_100)))?.text).toBe('word')
    const activity = await engines.find('voice_activity')
    const spans = (await activity?.findSpeech(aTone(2, 150, 44_100))) ?? []
    expect(spans).toHaveLength(1)
    expect(Math.abs((spans[0]?.startMs ?? 0) - 500)).toBeLessThan(200)
    expect(Math.abs((spans[0]?.endMs ?? 0) - 2500)).toBeLessThan(400)
  })

  it('puts a model that takes its process down again and again under quarantine, until it is installed anew', async () => {
    await installTinyEar(folder, 'speaker_embedding')
    const file = join(folder, 'tiny-speaker-embedding', 'model.onnx')
    await writeFile(file, 'this is no model')
    await host.refresh('tiny-speaker-embedding')
    const printed = async () => (await engines.find('likeness'))?.printOf(aTone(1))
    for (let attempt = 0; attempt < 3 && (await engines.find('likeness')); attempt++)
      await expect(printed()).rejects.toMatchObject({ name: 'EngineError' })
    expect(await engines.find('likeness')).toBeUndefined()
    expect([...(await host.usable()).broken.keys()]).toEqual(['tiny-speaker-embedding'])
    await installTinyEar(folder, 'speaker_embedding')
    await host.refresh('tiny-speaker-embedding')
    expect((await printed())?.length).toBe(80)
  })
})
