import { randomBytes } from 'node:crypto'
import { lchown, lstat, readdir, unlink } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { errorCode } from '../error-code.ts'
import type { ServerAccount } from '../accounts/server-account.ts'

/** A listening socket that others can see as long as this process lives, and not a moment longer. */
export type Presence = { readonly name: string; withdraw(): Promise<void> }

export type Participant = { readonly name: string; readonly label: string; readonly pid: number }

/**
 * Shows this process to others under a label (`owner`, `guest` …). The kernel closes the socket with the
 * process, also after kill -9, and unlike a process id it means the same in every container that shares
 * the folder. It does not keep the process running.
 */
export async function announce(folder: string, label: string, account: ServerAccount): Promise<Presence> {
  const name = `${label}.${process.pid}.${randomBytes(4).toString('hex')}.sock`
  const target = path.join(folder, name)
  const server = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path: target, exclusive: true }, resolve)
  })
  server.unref()
  if (account.isOther) await lchown(target, account.uid, account.gid)
  return {
    name,
    withdraw: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** Lists the living processes under these labels. Sockets that dead processes left are removed after a minute. */
export async function livingIn(folder: string, ...labels: string[]): Promise<Participant[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const candidates = names.flatMap((name) => {
    const [, label, pid] = /^([a-z]+)\.(\d+)\.[0-9a-f]{8}\.sock$/.exec(name) ?? []
    return label !== undefined && labels.includes(label) ? [{ name, label, pid: Number(pid) }] : []
  })
  const alive = await Promise.all(candidates.map(({ name }) => isAlive(path.join(folder, name))))
  return candidates.filter((_, index) => alive[index])
}

async function isAlive(target: string): Promise<boolean> {
  const alive = await answers(target)
  // A socket refuses between bind and listen too, so a young one may be about to come alive.
  if (!alive) {
    const { mtimeMs } = await lstat(target).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > 60_000) await unlink(target).catch(() => undefined)
  }
  return alive
}

/**
 * Tells whether a process listens on the socket; what cannot be determined (no permission, full queue) counts as yes.
 */
export function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(errorCode(error))))
  })
}

/**
 * Runs `work` while no other process is inside for the same folder. Everybody shows themselves first and
 * looks for others second, so of two that come together at least one sees the other and steps back.
 */
export async function exclusively<T>(
  folder: string,
  account: ServerAccount,
  work: () => Promise<T>,
  waitMsMax = 330_000,
): Promise<T> {
  const giveUpAtMs = performance.now() + waitMsMax
  for (let attempt = 0; ; attempt += 1) {
    const [before] = await livingIn(folder, 'changing')
    const presence = before ? undefined : await announce(folder, 'changing', account)
    const others = (await livingIn(folder, 'changing')).filter(({ name }) => name !== presence?.name)
    if (presence && others.length === 0) return await work().finally(() => presence.withdraw())
    await presence?.withdraw()
    if (performance.now() > giveUpAtMs)
      throw new EmbeddedPostgresError(
        'busy',
        `The process ${others[0]?.pid ?? before?.pid} has been starting or stopping the database of this folder for too long. Look at it, end it if it hangs, and try again.`,
      )
    await new Promise((resolve) => void setTimeout(resolve, (5 + Math.random() * 20) * Math.min(attempt + 1, 5)))
  }
}
