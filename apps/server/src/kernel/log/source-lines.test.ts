import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../../tools/project/temporary-folder.ts'
import { createSourceLines } from './source-lines.ts'

// Line 1, column 1 of what was built is line 3, column 5 of the source.
const map = JSON.stringify({ version: 3, sources: ['../src/speak.ts'], names: [], mappings: 'AAEI' })

function given(maps: Readonly<Record<string, string>>) {
  const folder = temporaryFolder(maps)
  onTestFinished(() => folder[Symbol.dispose]())
  const url = `${pathToFileURL(folder.path).href}/`
  const written: string[] = []
  const lines = createSourceLines((line) => written.push(line), url)
  const source = pathToFileURL(path.join(folder.path, '../src/speak.ts')).href
  return { url, written, lines, source }
}

test('lines with stacks lead to the sources, and nothing waits for their maps', async () => {
  const { url, written, lines, source } = given({ 'main.js.map': map })
  const parse = vi.spyOn(JSON, 'parse')
  lines.write(`{"stack":"Error: no\\n    at ${url}main.js:1:1"}`)
  lines.write('{"msg":"later"}')
  expect(written).toEqual(['{"msg":"later"}'])
  await expect.poll(() => written.length, { timeout: 20_000 }).toBe(2)
  expect(written[1]).toBe(`{"stack":"Error: no\\n    at ${source}:3:5"}`)
  // It was another thread that read the map.
  expect(parse.mock.calls.flat()).not.toContain(map)
  parse.mockRestore()
})

test('lines that the thread cannot answer are written as they are', async () => {
  const { url, written, lines } = given({ 'main.js.map': 'no map' })
  const line = `at ${url}main.js:1:1`
  lines.write(line)
  await expect.poll(() => written, { timeout: 20_000 }).toEqual([line])
  // It ended with that; the next one has its own.
  lines.write(line)
  await expect.poll(() => written, { timeout: 20_000 }).toEqual([line, line])
})

test('lines that wait when the process ends are written', () => {
  const { url, written, lines } = given({ 'main.js.map': map })
  const line = `at ${url}main.js:1:1`
  const before = process.listeners('exit')
  lines.write(line)
  const added = process.listeners('exit').filter((listener) => !before.includes(listener))
  for (const listener of added) listener(0)
  expect(written).toEqual([line])
})

test('files elsewhere, whatever a message names, are written at once', () => {
  const { url, written, lines } = given({ 'main.js.map': map, 'below/main.js.map': map })
  const named = [`${url}below/main.js:1:1`, `${url}../main.js:1:1`, 'file://host/a%2Fb.js:1:1']
  for (const line of named) lines.write(line)
  expect(written).toEqual(named)
})
