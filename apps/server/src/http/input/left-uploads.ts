import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const name = /^vireo-(?:upload|samples|stems)-(\d+)-/

/** Answers the path prefix of the folders in which this process keeps uploads while their requests last. */
export function uploadFolderPrefix(): string {
  return path.join(tmpdir(), `vireo-upload-${process.pid}-`)
}

/** Removes uploads, and what work had unpacked, of processes that were killed before they could. */
export async function removeLeftUploads(): Promise<void> {
  for (const entry of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(name.exec(entry)?.[1] ?? process.pid)
    if (pid === process.pid || isAlive(pid)) continue
    await rm(path.join(tmpdir(), entry), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
