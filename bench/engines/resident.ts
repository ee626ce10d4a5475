import { readdirSync, readFileSync } from 'node:fs'
import type { ServerUnderTest } from '../server-under-test.ts'

/** Sums the resident memory of the server and of the processes that speak for it; its database counts for nothing. */
export function engineBytes(server: ServerUnderTest): number {
  const pid = server.pid()
  if (pid === undefined) return server.rssBytes()
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statusOf)
    .filter((status) => status.parent === pid && !status.name.startsWith('postgres'))
  return children.reduce((sum, { bytes }) => sum + bytes, server.rssBytes())
}

function statusOf(pid: string): { readonly name: string; readonly parent: number; readonly bytes: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '0'
    return { name: field('Name'), parent: Number(field('PPid')), bytes: 1024 * Number(field('VmRSS')) }
  } catch {
    // It ended meanwhile.
    return { name: '', parent: 0, bytes: 0 }
  }
}
