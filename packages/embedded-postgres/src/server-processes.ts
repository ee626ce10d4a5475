import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { ServerAccount } from './accounts/server-account.ts'

export type ServerProcess = {
  readonly pid: number
  /** The one that started the others and ends them; without it they are orphans. */
  readonly isMain: boolean
}

/**
 * Computes the mark by which a cluster's processes are known in the process list: PostgreSQL shows its `cluster_name`
 * in the title of every child, and the main process has it on its command line. It is made of the folder's device and
 * inode, so no two clusters on a machine share it, not even copies.
 */
export async function markOf(cluster: string): Promise<string> {
  const { dev, ino } = await stat(cluster, { bigint: true })
  return `vireo-${dev}-${ino}`
}

/**
 * Lists the server processes that live on the cluster, including orphans of a dead server. Unlike a process id in a
 * file this cannot be outdated, and it needs no rights over the processes.
 */
export async function serverProcesses(mark: string, account: ServerAccount): Promise<ServerProcess[]> {
  const listed = process.platform === 'linux' ? await processesOfLinux() : await processesOfPs()
  const child = `postgres: ${mark}: `
  const main = new RegExp(`^/.*/postgres -D .* -c cluster_name=${mark}( |$)`)
  return listed.flatMap(({ pid, uid, title }) => {
    const isMain = main.test(title)
    return uid === account.uid && (isMain || title.startsWith(child)) ? [{ pid, isMain }] : []
  })
}

/** Tells whether a process still exists and is still the cluster's; cheap enough to ask every few seconds. */
export async function isServerProcess(pid: number, mark: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(mark)
  } catch {
    return false
  }
}

type Listed = { readonly pid: number; readonly uid: number; readonly title: string }

async function processesOfLinux(): Promise<Listed[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const listed = await Promise.all(
    pids.map(async (pid) => {
      // A process that ends while we look is no process.
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (!title.includes('vireo-')) return undefined
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return { pid: Number(pid), uid: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]), title: title.replaceAll('\0', ' ') }
    }),
  )
  return listed.filter((one) => one !== undefined)
}

/** Lists all processes by `ps`, for systems without /proc. */
export async function processesOfPs(): Promise<Listed[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,uid=,args='], { maxBuffer: 1 << 26 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, uid, title] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return title === undefined ? [] : [{ pid: Number(pid), uid: Number(uid), title }]
  })
}
