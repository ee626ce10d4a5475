import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { whySherpaIsMissing } from '@vireo/engine-sherpa'
import { installTinyVoice, tinyVoiceCard } from '@vireo/engine-sherpa/testing.ts'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createOutput } from '../output.ts'
import { addModelsCommands } from './models-commands.ts'

// A recogniser of this machine would listen to the humming for half a minute.
vi.mock(import('../../adapters/pocketsphinx.ts'), () => ({
  createPocketSphinx: () => ({ find: () => Promise.resolve(undefined) }),
  findPocketSphinx: () => undefined,
}))

const folder = mkdtempSync(path.join(tmpdir(), 'vireo-models-command-'))
const models = path.join(folder, 'data', 'models')
const card = path.join(folder, 'card.json')
beforeAll(async () => {
  vi.stubEnv('VIREO_DATA', path.join(folder, 'data'))
  await installTinyVoice(path.join(folder, 'from'), 'vits', 'hum')
  await writeFile(card, JSON.stringify(tinyVoiceCard('vits')))
  await rm(path.join(folder, 'from', 'hum', 'model.json'))
})
afterEach(() => {
  process.exitCode = undefined
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Runs a command as `vireo models` would; answers what it prints for people. */
async function vireo(...args: readonly string[]): Promise<string> {
  let said = ''
  const program = new Command('vireo').exitOverride()
  addModelsCommands(program, () => createOutput(false, (text) => (said += text)))
  await program.parseAsync(['models', ...args], { from: 'user' })
  return said
}

describe.skipIf(whySherpaIsMissing())('vireo models', () => {
  test('lists the catalogue with its licences, and says what stands for it', async () => {
    const said = await vireo('list')
    expect(said).toContain('piper-de-thorsten  not installed')
    expect(said).toContain('Licence: ')
    expect(said).toContain('Instant clones are made by acoustic matching.')
  })

  test('installs nothing of another name, nor without the licence, nor what is not there', async () => {
    await expect(vireo('install', 'nobody')).rejects.toThrow('There is no model nobody. There is: kokoro-en')
    vi.spyOn(process.stderr, 'write').mockReturnValueOnce(true)
    await expect(vireo('install', 'silero-vad')).rejects.toThrow('Read the licence, and give --accept-licence')
    const from = ['--accept-licence', '--from', folder]
    await expect(vireo('install', 'silero-vad', ...from)).rejects.toThrow('There is no')
    expect(await vireo('verify')).toBe('No model is installed.\n')
  })

  test('installs what the operator’s own catalogue offers from a folder, once its licence is accepted', async () => {
    const weights = Buffer.from('weights of a parrot')
    const file = { url: 'https://example.test/parrot.onnx', bytes: weights.length, sha256: sha256(weights) }
    const licence = { name: 'none', url: 'https://example.test/licence', notes: 'For tests.' }
    const parrot = { name: 'parrot', purpose: 'Repeats.', licence, downloads: [file] }
    await writeFile(path.join(folder, 'parrot.onnx'), weights)
    await writeFile(
      path.join(folder, 'catalogue.json'),
      JSON.stringify([{ ...parrot, card: { engine: 'parrot', files: { weights: 'parrot.onnx' } } }]),
    )
    vi.stubEnv('VIREO_MODELS_CATALOGUE', path.join(folder, 'catalogue.json'))
    onTestFinished(() => void vi.stubEnv('VIREO_MODELS_CATALOGUE', undefined))
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await vireo('list')).toMatch(/^parrot {2}not installed/)
    expect(await vireo('install', 'parrot', '--accept-licence', '--from', folder)).toMatch(
      /^installed +parrot\nbytes +19\n/,
    )
    expect(await vireo('list')).toMatch(/^parrot {2}installed/)
    expect(await vireo('verify')).toBe('parrot: intact\n')
    await vireo('remove', 'parrot')
  })

  test('adds a model, tries it, notices damage, and removes it', { timeout: 30_000 }, async () => {
    const said = await vireo('add', path.join(folder, 'from', 'hum'), '--card', card, '--name', 'hum')
    expect(said).toMatch(/added +hum\nfamily +vits\nlanguages +en\n/)
    expect(await vireo('list')).toContain('Also installed: hum')
    expect(await vireo('verify')).toBe('hum: intact\n')

    expect(await vireo('test', 'hum')).toMatch(
      /^tried +hum\nreal_time_factor +[\d.]+\nfirst_sound_ms +\d+\nmemory_bytes +\d+\n/,
    )
    expect(JSON.parse(await readFile(path.join(models, '.trials.json'), 'utf8'))).toMatchObject({
      hum: { gains: { 'hum:0': expect.any(Number), 'hum:1': expect.any(Number) } },
    })
    await expect(vireo('test', 'nobody')).rejects.toThrow('nobody is not installed.')

    expect(await vireo('voices', 'hum')).toBe('   0  voice  Lowell, en-US\n   1  voice  Alta, en-GB\n')
    expect(await vireo('voices', 'hum', '1')).toBe('   0  -      Lowell, en-US\n   1  voice  Alta, en-GB\n')
    await expect(vireo('voices', 'hum', '7')).rejects.toThrow('There is no speaker hum:7 in hum.')
    await expect(vireo('voices', 'nobody')).rejects.toThrow('Nobody speaks in nobody here.')

    await writeFile(path.join(models, 'hum', 'tokens.txt'), 'other tokens')
    expect(await vireo('verify')).toContain('hum: damaged\n  tokens.txt: has changed since it was installed')
    expect(process.exitCode).toBe(1)
    expect(await vireo('remove', 'hum')).toMatch(/removed +hum/)
    await expect(vireo('remove', 'hum')).rejects.toThrow('hum is not installed.')
  })
})
