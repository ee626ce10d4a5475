import { spawn } from 'node:child_process'
import fs, { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { totalmem, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loaderArguments } from '../kernel/threads/loader-arguments.ts'
import type { ModelManifest } from './manifest.ts'
import { ModelKeeper } from './model-keeper.ts'
import { installedModels, installModel, verifyModel } from './model-store.ts'
import { aModelServer, type ModelServer, publish } from './testing.ts'

let server: ModelServer
let manifest: ModelManifest
let folder: string
const root = mkdtempSync(path.join(tmpdir(), 'vireo-faults-'))
beforeAll(async () => {
  server = await aModelServer()
})
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'models-'))
  manifest = publish(server)
  server.ranges.length = 0
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** Whether anything was made of a download that nobody has yet. */
const isHalfWritten = () => existsSync(path.join(folder, '.incoming', 'parrot', 'tree'))

describe('a disk that is full', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  /** Lets so many steps that take room pass, and has the next one find no room. Answers how it went on. */
  async function fillAfter(steps: number): Promise<{ readonly failed: () => string | undefined }> {
    let left = steps
    let failed: string | undefined
    const isFull = (step: string) => {
      left--
      if (left !== -1) return false
      failed = step
      return true
    }
    const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    const handle = await open(folder)
    const handles: object = Object.getPrototypeOf(handle)
    await handle.close()
    const sites: readonly (readonly [object, readonly string[]])[] = [
      [fs.promises, ['mkdir', 'open', 'link', 'copyFile', 'writeFile', 'rename']],
      [handles, ['write', 'writeFile', 'sync']],
    ]
    for (const [site, names] of sites)
      for (const name of names) {
        const real: unknown = Reflect.get(site, name)
        if (typeof real !== 'function') throw new Error(`there is no ${name}`)
        vi.spyOn(site as Record<string, () => unknown>, name).mockImplementation(function (this: unknown, ...given) {
          return isFull(name) ? Promise.reject(noRoom()) : Reflect.apply(real, this, given)
        })
      }
    // What unpacks writes by callbacks.
    for (const name of ['open', 'write'] as const) {
      const real: unknown = fs[name]
      if (typeof real !== 'function') throw new Error(`there is no ${name}`)
      vi.spyOn(fs as Record<'open' | 'write', (...given: unknown[]) => unknown>, name).mockImplementation(
        (...given: unknown[]) => {
          const done = given.at(-1)
          if (typeof done === 'function' && isFull(name)) return void setImmediate(() => done(noRoom()))
          return Reflect.apply(real, fs, given)
        },
      )
    }
    syncBuiltinESMExports()
    return { failed: () => failed }
  }

  it('leaves nothing half-written, at whichever step it is, and is gone on from when there is room', async () => {
    // From a folder it comes in the same pieces each time, so that no step is passed over.
    const mirror = mkdtempSync(path.join(root, 'stick-'))
    for (const [name, content] of server.files) writeFileSync(path.join(mirror, name), content)
    const met: string[] = []
    for (let step = 0; step < 60; step++) {
      folder = mkdtempSync(path.join(root, 'models-'))
      const disk = await fillAfter(step)
      const outcome = await installModel(folder, manifest, { retries: 0, mirror }).catch((error: unknown) => error)
      vi.restoreAllMocks()
      syncBuiltinESMExports()
      const failed = disk.failed()
      if (failed === undefined) break
      met.push(failed)
      // A file that cannot be linked is copied: that one step has another way.
      if (failed === 'link') continue
      expect(outcome, failed).toBeInstanceOf(Error)
      expect(await installedModels(folder), failed).toEqual([])
      expect(isHalfWritten(), failed).toBe(false)
      await installModel(folder, manifest)
      expect(await verifyModel(folder, 'parrot'), failed).toEqual([])
    }
    expect(met.length).toBeLessThan(60)
    expect(new Set(met)).toEqual(new Set(['mkdir', 'open', 'write', 'writeFile', 'sync', 'link', 'rename']))
  })
})

describe('a machine that is too small', () => {
  const aKeeper = () =>
    new ModelKeeper({
      folder,
      manifests: [manifest],
      install: { retries: 0 },
      missing: () => undefined,
      capabilitiesOf: () => ['speech'],
      used: () => Promise.resolve({ models: [], broken: new Map() }),
      onChange: () => Promise.resolve(),
      tryOut: () => Promise.reject(new Error('nothing is tried here')),
      onTried: () => Promise.resolve(),
      onFault: () => undefined,
      now: () => new Date(0),
    })
  const large = (bytes: number) => {
    manifest = { ...manifest, downloads: manifest.downloads.map((download) => ({ ...download, bytes })) }
  }

  it('is told so before anything is fetched, where its memory does not hold the model', async () => {
    large(totalmem())
    await expect(aKeeper().install('parrot')).rejects.toThrow(
      /^parrot needs about [\d.]+ GB of memory; this machine has/,
    )
    expect(server.ranges).toEqual([])
    expect(existsSync(path.join(folder, '.incoming'))).toBe(false)
  })

  it('is told so before anything is fetched, where its disk does not', async () => {
    large(1e15)
    await expect(installModel(folder, manifest)).rejects.toThrow(
      /^There is too little room: parrot needs \d+ MB, \d+ MB are/,
    )
    expect(server.ranges).toEqual([])
    expect(await installedModels(folder)).toEqual([])
  })
})

describe('a process that is killed', () => {
  /** Installs in a process of its own, which kills itself where the code says so. Answers the signal. */
  async function installAndDie(how: string): Promise<NodeJS.Signals | null> {
    const program = `import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      const die = () => process.kill(process.pid, 'SIGKILL')
      const { open } = fs
      const { rename } = fs.promises
      ${how}
      syncBuiltinESMExports()
      const { installModel } = await import(${JSON.stringify(new URL('./model-store.ts', import.meta.url).href)})
      await installModel(${JSON.stringify(folder)}, ${JSON.stringify(manifest)})`
    const flags = [...loaderArguments(new URL(import.meta.url)), '--input-type=module', '-e', program]
    const child = spawn(process.execPath, flags, { stdio: 'inherit' })
    return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  }

  it.each([
    [
      'while it unpacks',
      'fs.open = (file, ...rest) => String(file).endsWith("data.bin") ? die() : open(file, ...rest)',
    ],
    ['before it switches', 'fs.promises.rename = (from, to) => from.endsWith("tree") ? die() : rename(from, to)'],
  ])('%s leaves nothing that counts, and nothing is fetched again', { timeout: 30_000 }, async (_when, how) => {
    expect(await installAndDie(how)).toBe('SIGKILL')
    expect(await installedModels(folder)).toEqual([])
    server.ranges.length = 0
    await installModel(folder, manifest)
    expect(server.ranges).toEqual([])
    expect(await verifyModel(folder, 'parrot')).toEqual([])
  })

  it('as soon as it has switched leaves the whole model', { timeout: 30_000 }, async () => {
    const how = 'fs.promises.rename = async (from, to) => { await rename(from, to); if (from.endsWith("tree")) die() }'
    expect(await installAndDie(how)).toBe('SIGKILL')
    expect((await installedModels(folder)).map(({ name }) => name)).toEqual(['parrot'])
    expect(await verifyModel(folder, 'parrot')).toEqual([])
  })
})
