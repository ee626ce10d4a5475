import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { removeLeftUploads, uploadFolderPrefix } from './left-uploads.ts'

const made: string[] = []
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function folderAt(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix)
  await writeFile(path.join(folder, 'upload'), 'sound')
  made.push(folder)
  return folder
}

const ofProcess = (pid: number, what = 'upload') => folderAt(path.join(tmpdir(), `vireo-${what}-${pid}-`))

test('uploads of a process that ended go, and what it had unpacked, those of processes that live and other people’s folders stay', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 600_000)'])
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  const [own, left, unpacked, foreign] = [
    await folderAt(uploadFolderPrefix()),
    await ofProcess(pid),
    await ofProcess(pid, 'samples'),
    await folderAt(path.join(tmpdir(), 'vireo-upload-of-somebody-')),
  ]
  await removeLeftUploads()
  const areThere = () => [own, left, unpacked, foreign].map((folder) => existsSync(folder))
  expect(areThere()).toEqual([true, true, true, true])

  child.kill('SIGKILL')
  await once(child, 'exit')
  await removeLeftUploads()
  expect(areThere()).toEqual([true, false, false, true])
})
