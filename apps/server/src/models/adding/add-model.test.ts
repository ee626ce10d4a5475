import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { SherpaHost, whySherpaIsMissing } from '@vireo/engine-sherpa'
import { float, node, onnxModel, value } from '@vireo/engine-sherpa/testing/onnx.testing.ts'
import { tinyVoiceCard, tinyVoiceFiles } from '@vireo/engine-sherpa/testing/voices.testing.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addingParts } from '../../open-neural.ts'
import { verifyModel } from '../index.ts'
import { aModelServer, aTar } from '../testing.ts'
import { addModel, nameOfSource } from './add-model.ts'

const root = mkdtempSync(path.join(tmpdir(), 'vireo-add-'))
const server = await aModelServer()
let models: string
let source: string
beforeEach(async () => {
  models = mkdtempSync(path.join(root, 'models-'))
  source = mkdtempSync(path.join(root, 'source-'))
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const files = tinyVoiceFiles('vits')
const weights = files['model.onnx'] ?? Buffer.alloc(0)
const symbols = (files['tokens.txt'] ?? '').toString().trimEnd().split('\n')
const piperConfig = {
  audio: { sample_rate: 22_050, quality: 'medium' },
  espeak: { voice: 'en-us' },
  num_speakers: 2,
  speaker_id_map: { low: 0, high: 1 },
  phoneme_id_map: Object.fromEntries(
    symbols.map((line) => {
      const at = line.lastIndexOf(line.includes('\t') ? '\t' : ' ')
      return [line.slice(0, at), [Number(line.slice(at + 1))]]
    }),
  ),
  language: { code: 'en_US', name_english: 'English' },
}

const add = (from: string, more: { card?: string; name?: string; sha256?: string[] } = {}) =>
  addModel(models, { from, name: 'mine', sha256: [], ...more }, addingParts())
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The model file as Piper publishes it: without the facts that the library reads. */
function undescribed(): Buffer {
  return weights.subarray(0, weights.indexOf(Buffer.from('\x0a\x0amodel_type', 'latin1')) - 2)
}

async function piperPair(): Promise<string> {
  await writeFile(path.join(source, 'en_US-test.onnx'), undescribed())
  await writeFile(path.join(source, 'en_US-test.onnx.json'), JSON.stringify(piperConfig))
  return path.join(source, 'en_US-test.onnx')
}

async function cardOf(card: object): Promise<string> {
  const file = path.join(source, 'card.json')
  await writeFile(file, JSON.stringify(card))
  return file
}

function nothingIsLeft(): void {
  expect(readdirSync(models).filter((name) => name !== '.incoming')).toEqual([])
  expect(readdirSync(path.join(models, '.incoming'))).toEqual([])
}

describe('a pair of Piper’s', () => {
  test('needs no card: it is described by what Piper wrote', async () => {
    expect(await add(await piperPair())).toMatchObject({
      family: 'vits',
      languages: ['en'],
      sampleRateHz: 22_050,
      speakers: [
        { sid: 0, name: 'low', locale: 'en-US' },
        { sid: 1, name: 'high', locale: 'en-US' },
      ],
    })
    expect(await verifyModel(models, 'mine')).toEqual([])
    const made = await readFile(path.join(models, 'mine', 'en_US-test.onnx'))
    expect(made.subarray(0, undescribed().length).equals(undescribed())).toBe(true)
  })

  test.skipIf(whySherpaIsMissing())('speaks by the real library', { timeout: 60_000 }, async () => {
    await add(await piperPair())
    const host = new SherpaHost({ folder: models, readReference: () => Promise.resolve(undefined) })
    try {
      const [model] = (await host.usable()).models
      if (!model) throw new Error('it cannot be used')
      const text = 'Good morning to you.'
      const { samples, sampleRateHz } = await host.speak({ model, text, speed: 1, seed: 1, sid: 1 })
      expect([sampleRateHz, samples.length > 5000]).toEqual([22_050, true])
    } finally {
      await host.close()
    }
  })

  test.each([
    ['letters instead of sounds', { ...piperConfig, phoneme_type: 'text' }, 'reads its text by "text"'],
    ['no description', { hello: 'world' }, 'does not describe a Piper model'],
  ])('with %s is refused', async (_, config, why) => {
    const from = await piperPair()
    await writeFile(`${from}.json`, JSON.stringify(config))
    await expect(add(from)).rejects.toThrow(why)
    nothingIsLeft()
  })
})

describe('a model with a card', () => {
  const { files: named, ...card } = tinyVoiceCard('vits')
  const { dataDir: _unused, ...placed } = named

  test('comes from a folder, and keeps the checksums of its files', async () => {
    const folder = path.join(source, 'model')
    await mkdir(folder)
    for (const [file, bytes] of Object.entries(files)) await writeFile(path.join(folder, file), bytes)
    await add(folder, { card: await cardOf({ ...card, files: placed }) })
    const kept = JSON.parse(await readFile(path.join(models, 'mine', 'model.json'), 'utf8')) as { checksums: object }
    expect(kept.checksums).toMatchObject({ 'model.onnx': sha256(weights) })
    await expect(add(folder, { card: await cardOf({ ...card, files: placed }) })).rejects.toThrow('installed already')
  })

  test.each([
    ['a family that nobody knows', { ...card, family: 'parrot', files: placed }, 'there is no family "parrot"'],
    ['another family than its files', { ...card, family: 'kokoro', files: placed }, 'does not say where its voices'],
    ['files that are not there', { ...card, files: { ...placed, tokens: 'nothing.txt' } }, 'its tokens is missing'],
    ['files outside of its folder', { ...card, files: { ...placed, tokens: '../tokens.txt' } }, 'is not complete'],
    ['no languages', { ...card, languages: [], files: placed }, 'is not complete: languages'],
  ])('of %s is refused', async (_, said, why) => {
    const folder = path.join(source, 'model')
    await mkdir(folder)
    for (const [file, bytes] of Object.entries(files)) await writeFile(path.join(folder, file), bytes)
    await expect(add(folder, { card: await cardOf(said) })).rejects.toThrow(why)
    nothingIsLeft()
  })

  test('comes from an archive, but not from one that reaches out of its folder', async () => {
    const archive = path.join(source, 'mine.tar.gz')
    const inside = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [`m/${file}`, bytes]))
    await writeFile(archive, gzipSync(aTar({ ...inside, '../escaped.txt': 'out' })))
    const said = await cardOf({ ...card, files: { model: 'm/model.onnx', tokens: 'm/tokens.txt' } })
    await expect(add(archive, { card: said })).rejects.toThrow('reaches outside of its folder')
    nothingIsLeft()
    await writeFile(archive, gzipSync(aTar(inside)))
    await expect(add(archive, { card: said })).resolves.toMatchObject({ family: 'vits' })
  })

  test('is refused where a file is a link, or its weights lie elsewhere', async () => {
    const folder = path.join(source, 'model')
    await mkdir(folder)
    await symlink('/etc/hostname', path.join(folder, 'tokens.txt'))
    await expect(add(folder, { card: await cardOf({ ...card, files: placed }) })).rejects.toThrow('is a link')
    const elsewhere = Buffer.concat([
      onnxModel({
        nodes: [node('Identity', ['x'], 'y')],
        constants: [],
        inputs: [value('x', float, [1])],
        outputs: [],
      }),
      Buffer.from('\x0a\x08location\x12\x0bweights.bin', 'latin1'),
    ])
    const file = path.join(source, 'outside.onnx')
    await writeFile(file, elsewhere)
    await expect(add(file)).rejects.toThrow('keeps its weights in another file')
    nothingIsLeft()
  })
})

describe('a model from an address', () => {
  test('comes with its SHA-256 only, and is what that says', async () => {
    await piperPair()
    const config = Buffer.from(JSON.stringify(piperConfig))
    server.files.set('en_US-test.onnx', undescribed()).set('en_US-test.onnx.json', config)
    const from = `${server.address}/en_US-test.onnx`
    await expect(add(from)).rejects.toThrow('with its SHA-256 only')
    await expect(add(from, { sha256: ['0'.repeat(64), sha256(config)] })).rejects.toThrow('is not what was published')
    nothingIsLeft()
    const sums = [sha256(undescribed()), sha256(config)]
    await expect(add(from, { sha256: sums })).resolves.toMatchObject({ family: 'vits' })
  })
})

test('no model takes the name of one of the catalogue, and names follow from files', async () => {
  await expect(add(await piperPair(), { name: 'kokoro-en' })).rejects.toThrow('a model of the catalogue')
  expect(['/a/en_US-Test.onnx', 'https://x.test/My Voice.tar.bz2', 'folder/'].map(nameOfSource)).toEqual([
    'en-us-test',
    'my-voice',
    'folder',
  ])
})
