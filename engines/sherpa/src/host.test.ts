import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@vireo/audio'
import { createSpeechPool, findIsolation, type VoiceRecipe } from '@vireo/engines'
import { aPiece, hear } from '@vireo/engines/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUsableModels } from './models/model-folder.ts'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost, type NeuralRequest, type SherpaHostOptions } from './sherpa-host.ts'
import { installTinyModel } from './testing.ts'

const missing = whySherpaIsMissing()
const isolation = await findIsolation()
const folder = mkdtempSync(join(tmpdir(), 'vireo-sherpa-'))
const hum = (hz: number) =>
  Float32Array.from({ length: 24_000 }, (_, at) => 0.3 * Math.sin((at * 2 * Math.PI * hz) / 24_000))
const reference = { samples: hum(150), sampleRateHz: 24_000, transcript: 'Hello there.' }

beforeAll(() => installTinyModel(folder))
afterAll(() => rmSync(folder, { recursive: true }))

function aHost(options: Partial<SherpaHostOptions> = {}): SherpaHost {
  return new SherpaHost({ folder, readReference: async () => writeWav(hum(150), 24_000), ...options })
}

async function aRequest(host: SherpaHost, wishes: Partial<NeuralRequest> = {}): Promise<NeuralRequest> {
  const [model] = (await host.usable()).models
  if (!model) throw new Error('the tiny model is not installed')
  return { model, text: 'Good morning to you.', speed: 1, seed: 7, reference, ...wishes }
}

const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
/** The network namespaces of the processes that this one started, as soon as they run what they were started for. */
async function childNetworks(): Promise<string[]> {
  const networks: string[] = []
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [name, parent] = [/\((.*)\)/.exec(stat)?.[1], /\) \S (\d+)/.exec(stat)?.[1]]
    if (Number(parent) !== process.pid || name === 'unshare') continue
    networks.push(await readlink(`/proc/${pid}/ns/net`).catch(() => ''))
  }
  return networks.filter((network) => network !== '')
}
const childrenGone = async () => {
  await expect.poll(children, { timeout: 10_000 }).toBe(0)
}

describe.skipIf(missing)('the process of neural models', () => {
  it('speaks from the reference, the same for the same seed, another way for another', async () => {
    const host = aHost()
    const request = await aRequest(host)
    const [one, again, other, lower] = [
      await host.speak(request),
      await host.speak(request),
      await host.speak({ ...request, seed: 8 }),
      await host.speak({ ...request, reference: { ...reference, samples: hum(90) } }),
    ]
    expect(one.sampleRateHz).toBe(24_000)
    expect(one.samples.length).toBeGreaterThan(24_000)
    expect(again.samples).toEqual(one.samples)
    expect(other.samples).not.toEqual(one.samples)
    expect(lower.samples).not.toEqual(one.samples)
    await host.close()
  })

  it.skipIf(!isolation)('has no network', async () => {
    await childrenGone()
    const host = aHost()
    const speaking = host.speak(await aRequest(host))
    await expect.poll(childNetworks, { timeout: 10_000 }).toEqual([expect.stringMatching(/^net:/)])
    await speaking
    const [network] = await childNetworks()
    expect(network).not.toBe(await readlink('/proc/self/ns/net'))
    await host.close()
  })

  it('ends after a while without work, and begins again when there is some', async () => {
    // Of the test before, whose process may be on its way out still.
    await childrenGone()
    const host = aHost({ idleMs: 30 })
    const request = await aRequest(host)
    await host.speak(request)
    await childrenGone()
    expect((await host.speak(request)).samples.length).toBeGreaterThan(0)
    await host.close()
    await childrenGone()
  })

  it('survives a model that takes its process down, and says what the library said', async () => {
    await installTinyModel(folder, 'broken')
    await writeFile(join(folder, 'broken', 'vocoder.onnx'), 'this is no model')
    const host = aHost()
    const { models } = await host.usable()
    const broken = models.find(({ name }) => name === 'broken')
    if (!broken) throw new Error('the broken model was not listed')
    const request = await aRequest(host, { model: broken })
    const failure: unknown = await host.speak(request).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'EngineError' })
    const good = models.find(({ name }) => name === 'tiny-zipvoice')
    expect((await host.speak({ ...request, model: good ?? broken })).samples.length).toBeGreaterThan(0)
    await host.close()
    await rm(join(folder, 'broken'), { recursive: true })
  })

  it('gives up on what takes too long, and goes on with the next', async () => {
    const host = aHost({ limitMs: (text) => (text.startsWith('Slow') ? 5 : 60_000) })
    const request = await aRequest(host)
    const [slow, next] = await Promise.allSettled([host.speak({ ...request, text: 'Slow down.' }), host.speak(request)])
    expect(slow).toMatchObject({ reason: { kind: 'hung', retryable: true } })
    expect(next.status === 'fulfilled' && next.value.samples.length).toBeGreaterThan(0)
    await host.close()
  })

  it('forgets what is not wanted any more, at once', async () => {
    const host = aHost()
    const request = await aRequest(host)
    const stop = new AbortController()
    const first = host.speak(request)
    const second = host.speak({ ...request, seed: 9 }, { signal: stop.signal })
    stop.abort(new Error('enough'))
    await expect(second).rejects.toThrow('enough')
    await expect(host.speak(request, { signal: stop.signal })).rejects.toThrow('enough')
    expect((await first).samples.length).toBeGreaterThan(0)
    await host.close()
  })

  it('refuses in good order what it cannot speak', async () => {
    const host = aHost({ readReference: async () => undefined })
    const engines = { sherpa: new URL('./index.ts', import.meta.url) }
    const pool = createSpeechPool({ workers: 1, engines, warmEngines: [], links: { sherpa: () => host.connect() } })
    const format = { codec: 'pcm', sampleRateHz: 16_000 } as const
    const kept = { key: 'gone', transcript: 'Hello.' }
    const speak = async (text: string, wishes: Partial<VoiceRecipe>) =>
      (await hear(pool, format, [aPiece(text, { recipe: { engine: 'sherpa', base: 'tiny-zipvoice', ...wishes } })]))
        .error
    expect(await speak('Доброе утро', { reference: kept })).toMatchObject({ kind: 'silent', retryable: false })
    expect(await speak('Hello.', { reference: kept })).toMatchObject({ kind: 'unknown_voice', retryable: false })
    expect(await speak('Hello.', {})).toMatchObject({ kind: 'unknown_voice', retryable: false })
    expect(await speak('Hello.', { base: 'nobody' })).toMatchObject({ kind: 'unknown_voice', retryable: false })
    await pool.close()
    await host.close()
  })

  it('fails what is under way when it closes, and everything after', async () => {
    const host = aHost()
    const request = await aRequest(host)
    const open = host.speak(request)
    const [failed] = await Promise.allSettled([open, host.close()])
    expect(failed).toMatchObject({ reason: { kind: 'closed' } })
    await expect(host.speak(request)).rejects.toMatchObject({ kind: 'closed' })
  })
})

describe('a folder of models', () => {
  it('holds none where nothing was installed', async () => {
    expect(await readUsableModels(join(folder, 'nowhere'))).toEqual({ models: [], broken: new Map() })
  })

  it.each([
    ['{', /model.json cannot be read/],
    ['{"engine":"sherpa","family":"oracle"}', /no family "oracle"/],
    ['{"engine":"sherpa","family":"zipvoice","files":{}}', /where its tokens is/],
    ['{"engine":"sherpa","family":"zipvoice","files":{"tokens":"../model.json"}}', /outside of its folder/],
    ['{"engine":"sherpa","family":"zipvoice","files":{"tokens":"gone.onnx"}}', /its tokens is missing/],
  ])('says what is wrong with %s', async (card, why) => {
    const other = mkdtempSync(join(tmpdir(), 'vireo-sherpa-'))
    await installTinyModel(other, 'odd')
    await writeFile(join(other, 'odd', 'model.json'), card)
    const { models, broken } = await readUsableModels(other)
    expect(models).toEqual([])
    expect([...broken.keys()]).toEqual(['odd'])
    expect(broken.get('odd')).toMatch(why)
    rmSync(other, { recursive: true })
  })

  it('passes over models of other engines', async () => {
    const other = mkdtempSync(join(tmpdir(), 'vireo-sherpa-'))
    await installTinyModel(other, 'odd')
    await writeFile(join(other, 'odd', 'model.json'), '{"engine":"another"}')
    expect(await readUsableModels(other)).toEqual({ models: [], broken: new Map() })
    rmSync(other, { recursive: true })
  })
})
