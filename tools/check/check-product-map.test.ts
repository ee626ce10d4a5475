import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkProductMap } from './check-product-map.ts'

type Uses = Readonly<Record<string, readonly string[]>>
const foundation: Uses = { users: [] }
const sound: Uses = { voices: [], speech: ['voices'], dubbing: ['speech'] }
const names = ['foundation/users', 'sound/voices', 'sound/speech', 'sound/dubbing']
const complete: Record<string, string> = {
  'packages/contracts/src/kit/index.ts': '',
  ...Object.fromEntries(names.map((path) => [`packages/contracts/src/${path.split('/')[1]}/index.ts`, ''])),
  ...Object.fromEntries(names.map((path) => [`apps/server/src/domains/${path}/index.ts`, ''])),
  'apps/web/src/domains/sound/voices/slice.ts': '',
}

describe('the product map check', () => {
  test('is content when every slice has its folders and an entrance', () => {
    expect(problemsOf(complete)).toEqual([])
  })

  test('reports a folder that is no slice there, a slice without a folder, and a folder without an entrance', () => {
    const { 'packages/contracts/src/users/index.ts': _gone, ...incomplete } = complete
    const files = {
      ...incomplete,
      'apps/web/src/domains/foundation/voices/index.ts': '',
      'apps/web/src/domains/sound/speech/pages.ts': '',
    }
    expect(problemsOf(files)).toEqual([
      expect.stringMatching('^packages/contracts/src/users: .*missing'),
      expect.stringMatching('^apps/web/src/domains/foundation/voices: .*no such slice'),
      expect.stringMatching('^apps/web/src/domains/sound/speech: .*neither index.ts nor slice.ts'),
    ])
  })

  test.each([
    ['a circle', { voices: ['dubbing'], speech: ['voices'], dubbing: ['speech'] }, 'circle'],
    ['a slice that is none', { ...sound, voices: ['parrots'] }, 'parrots, which is no slice'],
    ['an edge that others imply', { ...sound, dubbing: ['speech', 'voices'] }, 'dubbing uses voices follows'],
    ['an edge to the foundation', { ...sound, voices: ['users'] }, 'voices uses users follows'],
  ])('refuses %s', (_, slices, problem) => {
    expect(problemsOf(complete, slices)).toEqual([expect.stringContaining(problem)])
  })
})

function problemsOf(files: Record<string, string>, slices: Uses = sound): string[] {
  using folder = temporaryFolder(files)
  const area = (of: Uses) => ({
    purpose: '',
    slices: Object.fromEntries(Object.entries(of).map(([name, uses]) => [name, { purpose: '', uses }])),
  })
  return checkProductMap(folder.path, { foundation: area(foundation), sound: area(slices) })
}
