import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '#kernel/clock.ts'

const prefix = 'vireo-video-'
/** As `mkdtemp` names them. */
const ours = /^vireo-video-[A-Za-z0-9]{6}$/u
/** Far longer than a video may take. */
const leftMs = 6 * 3_600_000

/** Makes a folder for what a video is made of. Whoever makes it removes it; what a killed process leaves is removed later. */
export function makeFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), prefix))
}

type Place = { readonly root?: string; readonly now?: () => Date }

/**
 * Removes the folders that killed processes left, and answers how many: recordings were in them. How old they are is what the
 * clock of the machine says, like the times of files.
 */
export async function removeLeftFolders({ root = tmpdir(), now = systemClock.now }: Place = {}): Promise<number> {
  const names = await readdir(root).catch(() => [])
  let removed = 0
  for (const folder of names.filter((name) => ours.test(name)).map((name) => path.join(root, name)))
    if (await isLeft(folder, now())) {
      // Follows no links: one in it is removed, and what it leads to stays.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
      removed++
    }
  return removed
}

let sweeping: Promise<unknown> | undefined

/** Removes them before the first video that this process makes: the one before may have been killed. */
export async function removeLeftOnce(): Promise<void> {
  await (sweeping ??= removeLeftFolders())
}

async function isLeft(folder: string, now: Date): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  // Whoever else is on this machine may name theirs alike.
  const isOwn = process.getuid === undefined || found?.uid === process.getuid()
  return found !== undefined && found.isDirectory() && isOwn && now.getTime() - found.mtimeMs > leftMs
}
