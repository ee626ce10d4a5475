import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ModelFamily } from '../models/families.ts'
import { LoadedModels, type Loading } from './loaded-models.ts'

const folder = mkdtempSync(join(tmpdir(), 'vireo-loaded-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A model whose file has so many bytes. */
function aModel(family: ModelFamily, bytes = 10, name: string = family) {
  const file = join(folder, name)
  writeFileSync(file, Buffer.alloc(bytes))
  return { family, files: { model: file }, threads: 1 }
}

/** Writes down what is loaded and what is told; `held` are those that nobody has let go of. */
function aLoader(models: LoadedModels) {
  const log: string[] = []
  const ask = async (asked: ReturnType<typeof aModel>, language?: string, canRetell = true) => {
    const name = `${asked.family} ${language ?? 'any'}`
    const loading: Loading<string> = {
      load: () => {
        log.push(`load ${name} beside ${models.count}`)
        return asked.family
      },
      ...(canRetell && { retell: () => void log.push(`tell ${name}`) }),
    }
    expect(await models.get({ ...asked, ...(language !== undefined && { language }) }, loading)).toBe(asked.family)
  }
  return { log, ask }
}

describe('models in memory', () => {
  it('are there once, whatever language is asked for', async () => {
    const models = new LoadedModels()
    const { log, ask } = aLoader(models)
    const whisper = aModel('whisper')
    for (const language of ['en', 'de', undefined, 'de', 'de']) await ask(whisper, language)
    expect(log).toEqual(['load whisper en beside 0', 'tell whisper de', 'tell whisper any', 'tell whisper de'])
    expect(models.count).toBe(1)
  })

  it('are let go before they are loaded in another language, where they cannot be told', async () => {
    const models = new LoadedModels()
    const { log, ask } = aLoader(models)
    const kokoro = aModel('kokoro')
    for (const language of ['en-us', 'en-us', 'fr']) await ask(kokoro, language, false)
    expect(log).toEqual(['load kokoro en-us beside 0', 'load kokoro fr beside 0'])
    expect(models.count).toBe(1)
  })

  it('are not loaded again in a language of which they are never told', async () => {
    const { log, ask } = aLoader(new LoadedModels())
    const moonshine = aModel('moonshine')
    for (const language of ['en', undefined, 'en-GB']) await ask(moonshine, language, false)
    expect(log).toEqual(['load moonshine en beside 0'])
  })

  it('make room for each other, the one that was used longest ago first', async () => {
    const models = new LoadedModels({ bytesMax: 250, freeBytes: () => 10_000 })
    const { log, ask } = aLoader(models)
    const [one, two, three] = [aModel('vits', 100), aModel('gtcrn', 100), aModel('silero_vad', 100)]
    for (const model of [one, two, one, three, one]) await ask(model)
    expect(log).toEqual(['load vits any beside 0', 'load gtcrn any beside 1', 'load silero_vad any beside 1'])
    expect(models.count).toBe(2)
  })

  it('go when the machine is short of memory, however few they are', async () => {
    let free = 1000
    const models = new LoadedModels({ bytesMax: 10_000, freeBytes: () => free })
    const { log, ask } = aLoader(models)
    await ask(aModel('vits', 100))
    free = 200
    await ask(aModel('gtcrn', 100))
    expect(log).toEqual(['load vits any beside 0', 'load gtcrn any beside 0'])
    expect(models.count).toBe(1)
  })
})
