import { lstat, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeLeftFolders } from './left-folders.ts'

test('folders that a killed server left are removed, and nothing that is young, another’s, or only leads somewhere', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'left-folders-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const now = new Date('2026-03-01T12:00:00Z')
  const at = (name: string) => path.join(root, name)
  const given = async (name: string, hoursAgo: number) => {
    await mkdir(at(name))
    await writeFile(path.join(at(name), 'recording'), 'private')
    const then = new Date(now.getTime() - hoursAgo * 3_600_000)
    await utimes(at(name), then, then)
  }
  await given('vireo-video-aB3xYz', 7)
  await given('vireo-video-young1', 1)
  await given('vireo-video-test-aB3xYz', 7)
  await given('other-video-aB3xYz', 7)
  await given('kept', 7)
  await symlink(at('kept'), at('vireo-video-symlnk'))
  await writeFile(at('vireo-video-file12'), 'a file')
  await utimes(at('vireo-video-file12'), new Date(0), new Date(0))
  expect(await removeLeftFolders({ now: () => now, root })).toBe(1)
  expect((await readdir(root)).toSorted()).toEqual([
    'kept',
    'other-video-aB3xYz',
    'vireo-video-file12',
    'vireo-video-symlnk',
    'vireo-video-test-aB3xYz',
    'vireo-video-young1',
  ])
  expect((await readdir(at('kept'))).length).toBe(1)
  expect((await lstat(at('vireo-video-symlnk'))).isSymbolicLink()).toBe(true)
  expect(await removeLeftFolders({ now: () => now, root: at('nothing') })).toBe(0)
})
