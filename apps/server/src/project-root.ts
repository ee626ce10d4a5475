import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Finds the folder of the project, from the sources as well as from the bundle. Throws outside of one. */
export function projectRoot(): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'product-map.ts'))) return folder
    if (folder === path.dirname(folder)) throw new Error('This program does not lie inside its project.')
  }
}

/** Reads the commit that is checked out; undefined outside git. */
export function checkedOutCommit(root = projectRoot()): string | undefined {
  try {
    const head = readFileSync(path.join(root, '.git/HEAD'), 'utf8').trim()
    const ref = /^ref: (.+)$/.exec(head)?.[1]
    if (!ref) return head
    const loose = path.join(root, '.git', ref)
    if (existsSync(loose)) return readFileSync(loose, 'utf8').trim()
    const packed = readFileSync(path.join(root, '.git/packed-refs'), 'utf8')
    return packed
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.slice(0, 40)
  } catch {
    return undefined
  }
}
