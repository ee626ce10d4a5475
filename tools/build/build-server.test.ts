import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { buildServer, serverEntries } from './build-server.mjs'

const workspacePackage = JSON.stringify({ name: '@vireo/audio', type: 'module', exports: './src/index.ts' })
const emptyEntries = Object.fromEntries(Object.values(serverEntries).map((source) => [source, '']))
const npmPackage = JSON.stringify({ name: 'outside', type: 'module', exports: './index.js' })

describe('building the server', () => {
  test('bundles our packages, leaves npm packages outside, and what it made runs', async () => {
    const entry = "import { loud } from '@vireo/audio'\nimport { outside } from 'outside'\nconsole.log(loud, outside)\n"
    using folder = temporaryFolder({
      'package.json': '{ "type": "module" }',
      'packages/audio/package.json': workspacePackage,
      'packages/audio/src/index.ts': "export const loud: string = 'loud'\n",
      'node_modules/outside/package.json': npmPackage,
      'node_modules/outside/index.js': "export const outside = 'outside'\n",
      ...Object.fromEntries(Object.values(serverEntries).map((source) => [source, entry])),
    })
    mkdirSync(join(folder.path, 'node_modules/@vireo'))
    symlinkSync(join(folder.path, 'packages/audio'), join(folder.path, 'node_modules/@vireo/audio'))

    await buildServer(folder.path)

    const made = readdirSync(join(folder.path, 'dist/server'))
    expect(made).toEqual(expect.arrayContaining(Object.keys(serverEntries).flatMap((name) => [`${name}.js`])))
    expect(made.some((file) => file.endsWith('.js.map'))).toBe(true)
    expect(execFileSync(process.execPath, [join(folder.path, 'dist/server/main.js')]).toString()).toBe('loud outside\n')
    const all = made
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder.path, 'dist/server', file), 'utf8'))
    expect(all.join('\n')).not.toContain('@vireo/audio')
  })

  test('makes files of their own for threads and engines, and finds other files where they are', async () => {
    const thread = "import { parentPort } from 'node:worker_threads'\nparentPort?.postMessage('from the thread')\n"
    const entry = `import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
const { name } = await import(import.meta.resolve('@vireo/engine-parrot'))
const words = readFileSync(new URL('../words/words.txt', import.meta.url), 'utf8')
new Worker(new URL('./thread.ts', import.meta.url)).once('message', (said: string) => console.log(name, words, said))
`
    using folder = temporaryFolder({
      'package.json': '{ "type": "module" }',
      'engines/parrot/package.json': workspacePackage.replace('audio', 'engine-parrot'),
      'engines/parrot/src/index.ts': "export const name: string = 'parrot'\n",
      'apps/server/words/words.txt': 'words',
      ...emptyEntries,
      'apps/server/src/main.ts': entry,
      'apps/server/src/thread.ts': thread,
    })
    mkdirSync(join(folder.path, 'node_modules/@vireo'), { recursive: true })
    symlinkSync(join(folder.path, 'engines/parrot'), join(folder.path, 'node_modules/@vireo/engine-parrot'))

    await buildServer(folder.path)

    const output = execFileSync(process.execPath, [join(folder.path, 'dist/server/main.js')]).toString()
    expect(output).toBe('parrot words from the thread\n')
  })

  test.each([
    ["new URL('./nowhere.ts', import.meta.url)", 'does not exist'],
    ['import.meta.dirname', 'mean nothing in the bundle'],
    ["import.meta.resolve('@vireo/nobody')", 'no package'],
  ])('refuses %s', async (code, why) => {
    using folder = temporaryFolder({
      'package.json': '{ "type": "module" }',
      ...emptyEntries,
      'apps/server/src/main.ts': `console.log(${code})`,
    })
    await expect(buildServer(folder.path)).rejects.toThrow(why)
  })

  test('says which source is missing', async () => {
    using folder = temporaryFolder({ 'apps/server/src/main.ts': '' })
    await expect(buildServer(folder.path)).rejects.toThrow('apps/server/src/cli/main.ts')
  })
})
