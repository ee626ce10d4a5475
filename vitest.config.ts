import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const folders = ['apps', 'packages', 'engines', 'tools', 'bench']
const include = `{${folders}}/**/*.test.ts`
const exclude = ['**/node_modules/**', '**/dist/**']

/** A file that puts something in place of what others share gets modules and globals of its own. */
const replacesSomething =
  /\bvi\.(mock|stub\w+|useFakeTimers)\(|\bvi\.spyOn\((crypto|JSON|performance|process|globalThis)\b|process\.env\[[^\]]+\] = /

const alone = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.test.ts') && !/\b(node_modules|dist)\b/.test(file))
  .filter((file) => replacesSomething.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    globalSetup: ['apps/server/test/global-setup.ts'],
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    projects: [
      // One process per worker reads the product once, and keeps its engines. The groups are run one after the other:
      // a process is given up when the next file is of another project.
      {
        extends: true,
        test: {
          name: 'shared',
          include: [include],
          exclude: [...exclude, ...alone],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude, sequence: { groupOrder: 1 } } },
    ],
    pool: 'forks',
    css: true,
    setupFiles: ['apps/server/test/set-up-file.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
