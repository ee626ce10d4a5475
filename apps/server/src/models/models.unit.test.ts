import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loaderArguments } from '../kernel/threads/loader-arguments.ts'
import type { ModelManifest } from './manifest.ts'
import { downloadedBytes, installedModels, installModel, removeModel, verifyModel } from './model-store.ts'
import { aModelServer, aTar, type ModelServer, type OddEntry, publish } from './testing.ts'
import { unpackArchive } from './unpack-archive.ts'

let server: ModelServer
let manifest: ModelManifest
let folder: string
const root = mkdtempSync(path.join(tmpdir(), 'vireo-models-'))
beforeAll(async () => {
  server = await aModelServer()
})
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'models-'))
  manifest = publish(server)
  server.ranges.length = 0
  server.misbehave = undefined
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const patient = { retries: 2, pauseMs: 1 }
const home = () => path.join(folder, 'parrot')
const ranged = () => server.ranges.filter((range) => range !== undefined)

/** Sends the first `bytes` of the weights and then breaks the connection. */
function breaksAfter(bytes: number): ModelServer['misbehave'] {
  return (_, response, file) => {
    response.writeHead(200, { 'content-length': file.length })
    response.write(file.subarray(0, bytes), () => setTimeout(() => response.destroy(), 20))
  }
}

/** The archive is there already, so that the next request is for the weights. */
async function withArchive(): Promise<void> {
  const incoming = path.join(folder, '.incoming', 'parrot')
  await mkdir(incoming, { recursive: true })
  await writeFile(path.join(incoming, 'parrot.tar.gz'), server.files.get('parrot.tar.gz') ?? '')
}

describe('installing a model', () => {
  it('leaves it whole, described and checked, and nothing besides', async () => {
    const shares: number[] = []
    await installModel(folder, manifest, { onProgress: (bytes, total) => shares.push(bytes / total) })
    expect(await readFile(path.join(home(), 'parrot/words.txt'), 'utf8')).toBe('hello\n')
    expect(statSync(path.join(home(), 'parrot/deep/data.bin')).size).toBe(3000)
    expect(JSON.parse(await readFile(path.join(home(), 'model.json'), 'utf8'))).toMatchObject({
      name: 'parrot',
      engine: 'parrot',
      files: { words: 'parrot/words.txt' },
      licence: { name: 'none' },
    })
    expect(readdirSync(path.join(folder, '.incoming'))).toEqual([])
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
    expect(await verifyModel(folder, 'parrot')).toEqual([])
    await expect(installModel(folder, manifest)).rejects.toThrow('installed already')
  })

  it('goes on from where a connection broke, at every tenth of the way', async () => {
    await withArchive()
    const tenth = 60_000
    const breakAgain: ModelServer['misbehave'] = (request, response, file) => {
      server.misbehave = breakAgain
      const start = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0)
      const range = { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` }
      response.writeHead(start > 0 ? 206 : 200, { 'content-length': file.length - start, ...(start > 0 && range) })
      const part = file.subarray(start, start + tenth)
      if (start + tenth >= file.length) response.end(part)
      else response.write(part, () => setTimeout(() => response.destroy(), 10))
    }
    server.misbehave = breakAgain
    const seen: number[] = []
    await installModel(folder, manifest, { retries: 9, pauseMs: 0, onProgress: (bytes) => seen.push(bytes) })
    expect(ranged()).toEqual(Array.from({ length: 9 }, (_, at) => `bytes=${(at + 1) * tenth}-`))
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(await verifyModel(folder, 'parrot')).toEqual([])
  })

  it('begins anew where the publisher knows no ranges', async () => {
    await withArchive()
    server.misbehave = (_, response, file) => {
      server.misbehave = (_request, second) => second.writeHead(200).end(file)
      breaksAfter(100_000)?.(_, response, file)
    }
    await installModel(folder, manifest, patient)
    expect(await verifyModel(folder, 'parrot')).toEqual([])
  })

  it('goes on after it was killed', async () => {
    const archiveBytes = manifest.downloads[0]?.bytes ?? 0
    await withArchive()
    server.misbehave = (_, response, file) => {
      response.writeHead(200, { 'content-length': file.length })
      response.write(file.subarray(0, 300_000))
    }
    const program = `import { installModel } from ${JSON.stringify(new URL('./model-store.ts', import.meta.url).href)}
      await installModel(${JSON.stringify(folder)}, ${JSON.stringify(manifest)})`
    const child = spawn(process.execPath, [
      ...loaderArguments(new URL(import.meta.url)),
      '--input-type=module',
      '-e',
      program,
    ])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(() => downloadedBytes(folder, manifest), { timeout: 60_000 }).toBe(archiveBytes + 300_000)
    await expect(installModel(folder, manifest)).rejects.toThrow(`by process ${child.pid}`)
    child.kill('SIGKILL')
    await ended
    expect(await installedModels(folder)).toEqual([])
    expect(await downloadedBytes(folder, manifest)).toBe(archiveBytes + 300_000)
    await installModel(folder, manifest, patient)
    expect(ranged()).toEqual(['bytes=300000-'])
    expect(await verifyModel(folder, 'parrot')).toEqual([])
  })

  it.each([
    ['another content', (file: Buffer) => Buffer.from(file).fill(7), /SHA-256 is [\da-f]{64} instead of/],
    ['more bytes', (file: Buffer) => Buffer.concat([file, file]), /longer than the 600000 bytes/],
    ['fewer bytes', (file: Buffer) => file.subarray(0, 1000), /answered 206|1000 of 600000 bytes/],
  ])('refuses %s than were published, and installs nothing', async (_, change, why) => {
    server.files.set('weights.onnx', change(server.files.get('weights.onnx') ?? Buffer.alloc(0)))
    await expect(installModel(folder, manifest, patient)).rejects.toThrow(why)
    expect(await installedModels(folder)).toEqual([])
    expect(existsSync(path.join(folder, '.incoming/parrot/weights.onnx'))).toBe(false)
  })

  it.each([
    [404, /answered 404 to the request for weights.onnx/],
    [503, /answered 503.*Try again/],
  ])('says so when the publisher answers %d', async (status, why) => {
    await withArchive()
    const refuse: ModelServer['misbehave'] = (_, response) => {
      server.misbehave = refuse
      response.writeHead(status).end()
    }
    server.misbehave = refuse
    await expect(installModel(folder, manifest, patient)).rejects.toThrow(why)
  })

  it('gives up a connection on which nothing comes', async () => {
    await withArchive()
    server.misbehave = (_, response, file) => void response.writeHead(200, { 'content-length': file.length }).write('x')
    await expect(installModel(folder, manifest, { retries: 0, silenceMs: 100 })).rejects.toThrow(
      'nothing came for too long',
    )
  })

  it('says so when nobody can be reached', async () => {
    const nobody = { ...patient, mirror: 'http://127.0.0.1:2/' }
    await expect(installModel(folder, manifest, nobody)).rejects.toMatchObject({
      message: expect.stringContaining('127.0.0.1:2 cannot be reached (ECONNREFUSED). Try again'),
      isUnreachable: true,
    })
  })

  it('takes the files from a mirror or a folder, against the same checksums', async () => {
    const away = manifest.downloads.map((download) => ({
      ...download,
      url: download.url.replace(server.address, 'https://models.example.test'),
    }))
    const elsewhere = { ...manifest, downloads: away }
    await installModel(folder, elsewhere, { mirror: `${server.address}/mirror` })
    expect(await removeModel(folder, 'parrot')).toBe(true)
    const stick = mkdtempSync(path.join(root, 'stick-'))
    await expect(installModel(folder, elsewhere, { mirror: stick })).rejects.toThrow('There is no')
    for (const [name, content] of server.files) writeFileSync(path.join(stick, name), content)
    await installModel(folder, elsewhere, { mirror: stick })
    expect(await verifyModel(folder, 'parrot')).toEqual([])
  })

  it('does not take an archive in which a file is missing', async () => {
    const odd = { ...manifest, card: { ...manifest.card, files: { words: 'parrot/gone.txt' } } }
    await expect(installModel(folder, odd)).rejects.toThrow('there is no parrot/gone.txt in it')
    expect(await installedModels(folder)).toEqual([])
    server.ranges.length = 0
    await installModel(folder, manifest)
    expect(server.ranges).toEqual([])
  })
})

describe('an installed model', () => {
  it('is told apart from one that was changed', async () => {
    await installModel(folder, manifest)
    await writeFile(path.join(home(), 'weights.onnx'), 'other weights')
    await rm(path.join(home(), 'parrot/words.txt'))
    expect(await verifyModel(folder, 'parrot')).toEqual([
      'parrot/words.txt: is missing',
      'weights.onnx: has changed since it was installed',
    ])
  })

  it('is removed with all that was downloaded', async () => {
    await installModel(folder, manifest)
    expect(await removeModel(folder, 'parrot')).toBe(true)
    expect(await installedModels(folder)).toEqual([])
    expect(await removeModel(folder, 'parrot')).toBe(false)
    expect(await removeModel(folder, './')).toBe(false)
  })
})

/** `tar cj` of parrot/words.txt, which says hello 400 times. */
const packed =
  'QlpoOTFBWSZTWf+6OLQABRT7jMgQAEBAAf+AQABmRN7AAEAAAIAIIACVBKKZNNDQGQDQBFRMpoPUAAw1P1TI2xOSjWigFuOJi0N0hWb8AEGeGU8+FHPUFUCTgiMoXJi0xa2DbpD5CkOsOQBATNFQGMwBB0ABBqX9E41wtlWl/2yJGl4jxYV/i7kinChIf90cWgA='

const words = aTar({ 'one.txt': 'x'.repeat(2000) })

describe('an archive', () => {
  const unpack = async (content: Buffer, kind: 'tar.gz' | 'tar.bz2' = 'tar.gz', bytesMax?: number) => {
    const file = path.join(folder, 'archive')
    writeFileSync(file, content)
    await unpackArchive(file, kind, path.join(folder, 'out'), bytesMax)
  }

  it.each(['../outside.txt', '/etc/outside.txt', 'in/../../outside.txt'])('cannot write to %s', async (name) => {
    await expect(unpack(gzipSync(aTar({ [name]: 'x' })))).rejects.toThrow('reaches outside')
    expect(existsSync(path.join(folder, 'outside.txt'))).toBe(false)
  })

  it.each<[string, OddEntry, string]>([
    ['a link to the folder above', { kind: '2', to: '../..' }, 'holds a link to the outside'],
    ['a link to a file of the machine', { kind: '2', to: '/etc/passwd' }, 'holds a link to the outside'],
    ['a second name of a file of the machine', { kind: '1', to: '/etc/passwd' }, 'holds a link to the outside'],
    ['a device', { kind: '3', to: '' }, 'holds a device'],
    ['a pipe', { kind: '6', to: '' }, 'holds a device'],
  ])('is refused with %s, and nothing behind it is written', async (_what, entry, why) => {
    const files = { 'in/one.txt': 'x', 'in/way': entry, 'in/way/passed.txt': 'x', 'in/after.txt': 'x' }
    await expect(unpack(gzipSync(aTar(files)))).rejects.toThrow(why)
    expect(readdirSync(path.join(folder, 'out/in'))).toEqual(['one.txt'])
    expect(existsSync(path.join(folder, 'passed.txt'))).toBe(false)
  })

  it('is unpacked without the links in it that stay inside', async () => {
    await unpack(gzipSync(aTar({ 'in/one.txt': 'x', 'in/two.txt': { kind: '2', to: 'one.txt' } })))
    expect(readdirSync(path.join(folder, 'out/in'))).toEqual(['one.txt'])
  })

  it.each([
    ['files far larger than it', aTar({ 'a.bin': Buffer.alloc(3_000_000), 'b.bin': Buffer.alloc(3_000_000) })],
    ['nothing for hours behind its files', Buffer.concat([aTar({ 'a.bin': 'x' }), Buffer.alloc(60_000_000)])],
  ])('is refused when it holds %s', async (_what, content) => {
    const small = gzipSync(content, { level: 1 })
    await expect(unpack(small, 'tar.gz', 1_000_000)).rejects.toThrow('far more than its size promises')
    const size = readdirSync(path.join(folder, 'out')).map((name) => statSync(path.join(folder, 'out', name)).size)
    expect(size.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_000_000)
  })

  it.each<[string, Buffer, 'tar.gz' | 'tar.bz2']>([
    ['cut off within a file', gzipSync(words.subarray(0, 1500)), 'tar.gz'],
    ['cut off within what packs it', gzipSync(words).subarray(0, 40), 'tar.gz'],
    ['damaged in its first header', gzipSync(Buffer.from(words).fill(9, 0, 20)), 'tar.gz'],
    ['empty', gzipSync(Buffer.alloc(1024)), 'tar.gz'],
    ['no archive at all', Buffer.from('no archive at all'), 'tar.bz2'],
    ['cut off within a block', Buffer.from(packed, 'base64').subarray(0, 80), 'tar.bz2'],
    ['packed with damage', Buffer.from(packed, 'base64').fill(9, 60, 70), 'tar.bz2'],
  ])('is refused when it is %s', async (_how, content, kind) => {
    await expect(unpack(content, kind)).rejects.toThrow('archive cannot be unpacked')
  })

  it('is unpacked from bzip2', async () => {
    await unpack(Buffer.from(packed, 'base64'), 'tar.bz2')
    expect(await readFile(path.join(folder, 'out/parrot/words.txt'), 'utf8')).toBe('hello\n'.repeat(400))
  })
})
