import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_OURS = new Set(['node_modules', '.git', 'dist', '.cache', 'coverage', 'test-results', 'playwright-report'])
const NOT_OURS_AT_THE_TOP = new Set(['data'])

/** Lists every file that people wrote below `root`, as sorted paths relative to it with forward slashes. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name) && !(folder === '' && NOT_OURS_AT_THE_TOP.has(name)))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return projectFiles(root, path)
      return entry.isFile() ? [path] : []
    })
    .toSorted()
}
