import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import everything from '../../vitest.config.ts'
import { readMutant } from './planted-mutant.ts'

const root = join(import.meta.dirname, '../..')
const mutant = readMutant()

/** The tests as they are, and one line of the product as it should not be. */
const plant = {
  name: 'vireo-mutant',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (id.split('?')[0] !== join(root, mutant.file)) return undefined
    const lines = code.split('\n')
    lines[mutant.at - 1] = mutant.line
    return lines.join('\n')
  },
}

export default defineConfig({
  root,
  test: {
    ...everything.test,
    // What was remembered of a file does not know that it was changed.
    experimental: { fsModuleCache: false },
    projects: (everything.test?.projects ?? []).map((project) =>
      typeof project === 'object' && !('then' in project) ? { ...project, plugins: [plant] } : project,
    ),
  },
})
