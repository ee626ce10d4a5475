import { expect, test } from 'vitest'

import type { BuiltChunk } from './bundle-budget.ts'
import { firstVisit } from './chunk-groups.ts'
import { preloadsOf, screenSources } from './listed-preloads.ts'

function chunk(fileName: string, sources: readonly string[], more: Partial<BuiltChunk> = {}): BuiltChunk {
  const moduleIds = sources.map((source) => `/project/apps/web/${source}`)
  return { fileName, code: '', isEntry: false, isDynamicEntry: true, imports: [], moduleIds, ...more }
}

const chunks = [
  chunk('index.js', [], { isEntry: true, imports: ['runtime.js'] }),
  chunk('runtime.js', []),
  chunk('frame.js', [...firstVisit.frame, ...firstVisit.around], { imports: ['common.js', 'index.js'] }),
  chunk('common.js', []),
  chunk('page.js', ['src/a-page.tsx'], { imports: ['common.js', 'own.js'] }),
  chunk('own.js', []),
]

test('a page names what its screen and the frame need once, and nothing that it names anyway', () => {
  const screens = [
    { address: '/app/a', inShell: true, source: 'src/a-page.tsx' },
    { address: '/a', inShell: false, source: 'src/a-page.tsx' },
  ]
  expect(preloadsOf(screens, chunks)).toEqual({
    '/app/a': ['/frame.js', '/common.js', '/page.js', '/own.js'],
    '/a': ['/page.js', '/common.js', '/own.js'],
  })
})

test('it is read from the routes which source each screen is fetched from', async () => {
  const screens = await screenSources()
  const at = (wanted: string) => screens.find(({ address }) => address === wanted)
  expect(at('/app/home')).toEqual({ address: '/app/home', inShell: true, source: 'src/app/home/home-page.tsx' })
  expect(at('/app/sign-in')).toMatchObject({ inShell: false, source: expect.stringMatching(/sign-in-page\.tsx$/u) })
  expect(at('/app/developers/api-keys')?.source).toBe(at('/app/settings/api-keys')?.source)
})
