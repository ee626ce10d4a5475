import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { announce, exclusively, livingIn } from './presence.ts'

const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, isOther: false }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vireo-presence-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a presence', () => {
  test('is seen under its label until it is withdrawn', async () => {
    const presence = await announce(folder, 'owner', account)
    expect(await livingIn(folder, 'owner', 'guest')).toEqual([
      { name: presence.name, label: 'owner', pid: process.pid },
    ])
    expect(await livingIn(folder, 'guest')).toEqual([])
    await presence.withdraw()
    expect(await livingIn(folder, 'owner')).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  test('ends with a kill -9, and its remains are swept away', async () => {
    const program = path.join(folder, 'announce.mjs')
    await writeFile(
      program,
      `import net from 'node:net'
       net.createServer().listen(process.argv[2] + '/owner.' + process.pid + '.0123abcd.sock', () => process.send('here'))`,
    )
    const child = fork(program, [folder])
    await once(child, 'message')
    expect(await livingIn(folder, 'owner')).toMatchObject([{ pid: child.pid }])
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await livingIn(folder, 'owner')).toEqual([])
    const [left] = (await readdir(folder)).filter((name) => name.endsWith('.sock'))
    // A fresh one may belong to a process that is about to listen.
    expect(left).toBe(`owner.${child.pid}.0123abcd.sock`)
    await utimes(path.join(folder, left ?? ''), 1, 1)
    expect(await livingIn(folder, 'owner')).toEqual([])
    expect(await readdir(folder)).toEqual(['announce.mjs'])
  })
})

describe('exclusively', () => {
  test('lets one in at a time, among many in one process', async () => {
    let inside = 0
    let most = 0
    const work = async (): Promise<void> => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => void setTimeout(resolve, 3))
      inside -= 1
    }
    await Promise.all(Array.from({ length: 12 }, () => exclusively(folder, account, work)))
    expect(most).toBe(1)
  })

  test('passes the answer on, and lets the next one in after a failure', async () => {
    await expect(exclusively(folder, account, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await exclusively(folder, account, async () => 7)).toBe(7)
    expect(await readdir(folder)).toEqual([])
  })

  test('names the process it waited for when it gives up', async () => {
    const holder = await announce(folder, 'changing', account)
    await expect(exclusively(folder, account, async () => 1, 50)).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining(`process ${process.pid} `),
    })
    await holder.withdraw()
  })
})
