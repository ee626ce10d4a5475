import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongFilesFirst } from './tools/test/long-files-first.ts'

const testFiles = ['apps', 'packages', 'engines', 'tools', 'bench']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !/\b(node_modules|dist)\b/.test(file))

/** A file that puts something in place of what others share gets modules and globals of its own. */
const replacesSomething =
  /\bvi\.(mock|stub\w+|useFakeTimers)\(|\bvi\.spyOn\((crypto|JSON|performance|process|globalThis)\b|process\.env\[[^\]]+\] = /

/** What knows nothing of the server reads nothing of it: with modules of its own, each file would read the product anew. */
const ofServer = (file: string) => file.startsWith('apps/server/')

const alone = testFiles.filter((file) => replacesSomething.test(readFileSync(file, 'utf8')))
const shared = testFiles.filter((file) => !alone.includes(file))

/**
 * One process per worker reads the product once, and keeps its engines. The groups run one after the other: a process is
 * given up when the next file is of another project, before what its files left behind has become much.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  foundations: shared.filter((file) => !file.startsWith('apps/')),
  web: shared.filter((file) => file.startsWith('apps/web/')),
  'areas a–s': shared.filter((file) => /^apps\/server\/src\/domains\/[a-s]/.test(file)),
  'areas t–z': shared.filter((file) => /^apps\/server\/src\/domains\/[t-z]/.test(file)),
  server: shared.filter((file) => file.startsWith('apps/server/') && !file.includes('/src/domains/')),
  'alone in the server': alone.filter(ofServer),
  'alone elsewhere': alone.filter((file) => !ofServer(file)),
}

const groupsWithoutServer: readonly string[] = ['web', 'alone elsewhere']

/** What a glob finds is no part of its file: kept, it would miss a file that is new. Vitest sees this only of globs without a type. */
const globsAreNotKept: Plugin = {
  name: 'globs-are-not-kept',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
}

/** Projects do not extend what is below: each would start a PostgreSQL of its own. */
const projects = Object.entries(groups).map(([name, include], groupOrder): TestProjectInlineConfiguration => ({
  plugins: [globsAreNotKept],
  test: {
    name,
    include: [...include],
    isolate: name.startsWith('alone'),
    sequence: { groupOrder },
    pool: 'forks',
    css: true,
    setupFiles: [
      'apps/server/test/set-up-file.ts',
      ...(groupsWithoutServer.includes(name) ? [] : ['apps/server/test/describe-product.ts']),
    ],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What comes in the end comes late on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
}))

export default defineConfig({
  test: {
    globalSetup: ['apps/server/test/global-setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    experimental: { fsModuleCache: true },
    projects,
  },
})
