import { readdir, unlink } from 'node:fs/promises'
import path from 'node:path'

const filesMax = 6

/** Keeps the newest server logs; each is rotated at 4 MB, so together they stay below 24 MB. */
export async function pruneLogs(cluster: string): Promise<void> {
  const folder = path.join(cluster, 'log')
  const names = await readdir(folder).catch(() => [])
  const logs = names.filter((name) => /^server-[\d-]+\.log$/.test(name)).toSorted()
  await Promise.all(logs.slice(0, -filesMax).map((name) => unlink(path.join(folder, name)).catch(() => undefined)))
}
