import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished, expect, test } from 'vitest'
import { originalStack } from './original-stack.ts'

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-stack-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a stack leads to the sources of what was built', async () => {
  const folder = await givenFolder()
  const built = path.join(folder, 'main.js')
  // Line 1, column 1 of what was built is line 3, column 5 of the source.
  const map = { version: 3, sources: ['../src/speak.ts'], names: [], mappings: 'AAEI' }
  await writeFile(`${built}.map`, JSON.stringify(map))
  const url = pathToFileURL(built).href
  const folderUrl = new URL('.', url).href
  const source = pathToFileURL(path.join(folder, '../src/speak.ts')).href
  expect(originalStack(`Error: no\n    at speak (${url}:1:1)\n    at ${url}:1:1`, folderUrl)).toBe(
    `Error: no\n    at speak (${source}:3:5)\n    at ${source}:3:5`,
  )
})

test('what has no map stays as it is', async () => {
  const url = pathToFileURL(path.join(await givenFolder(), 'other.js')).href
  const stack = `Error: no\n    at ${url}:7:9\n    at node:internal/main:1:2`
  expect(originalStack(stack, new URL('.', url).href)).toBe(stack)
})
