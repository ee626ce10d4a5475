import { expect, test } from 'vitest'

import type { BuiltChunk } from './bundle-budget.ts'
import { strayWords } from './bundle-words.ts'

function chunk(fileName: string, moduleIds: readonly string[], imports: readonly string[] = []): BuiltChunk {
  const ids = moduleIds.map((id) => `/project/apps/web/src/${id}`)
  return { fileName, code: '', isEntry: false, isDynamicEntry: false, imports, moduleIds: ids }
}

const home = { 'src/app/home/home-page.tsx': ['history'] }
const titles = chunk('titles.js', ['domains/voices/voices/titles/words.ts', 'app/words.ts'])
const history = chunk('history.js', ['domains/history/history/words.ts'])

test('a screen may bring titles, the words of the app, and those of slices that stand on it', () => {
  const page = chunk('home.js', ['app/home/home-page.tsx'], ['titles.js', 'history.js'])
  expect(strayWords([page, titles, history], home)).toEqual([])
})

test.each([
  ['domains/voices/voices/words.ts', 'voices'],
  ['domains/billing/billing/changes/words.ts', 'billing'],
  ['domains/billing/usage/words.de.ts', 'usage'],
  ['../../../packages/contracts/src/webhooks/act-sentences.ts', 'audit'],
])('%s on a screen that shows nothing of it is found, however far down', (file, slice) => {
  const page = chunk('home.js', ['app/home/home-page.tsx'], ['shared.js'])
  const shared = chunk('shared.js', [], ['deep.js'])
  expect(strayWords([page, shared, chunk('deep.js', [file])], home)).toEqual([
    `src/app/home/home-page.tsx brings words of ${slice}`,
  ])
})

test('a screen that is in no file is told', () => {
  expect(strayWords([titles], home)).toEqual(['src/app/home/home-page.tsx is in no file'])
})
