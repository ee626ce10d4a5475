import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkProductMap, misplacedScreens } from './check-product-map.ts'

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

describe('what pages may ask above their slice', () => {
  const page = 'apps/web/src/domains/sound/voices/page.ts'
  const asking = { ...complete, [page]: "import { x } from '@vireo/contracts/speech'" }

  test('is said by the map where a page asks it, and nowhere else', () => {
    expect(problemsOf(asking, sound, { voices: ['speech'] })).toEqual([])
    expect(problemsOf(complete, sound, { voices: ['speech'] })).toEqual([
      'product-map.ts: no page of voices asks speech; leave it out',
    ])
    expect(problemsOf(asking, sound, { dubbing: ['speech'] })).toEqual([
      'product-map.ts: that dubbing asks speech follows from what it uses',
    ])
    expect(problemsOf(asking, sound, { voices: ['parrots'] })).toEqual([
      'product-map.ts: voices asks parrots, which is no slice',
    ])
  })
})

describe('the groups of screens', () => {
  const slices = { parrots: { purpose: '', uses: [], reaches: [], area: 'voices' } }
  const screens = (listed: string, unlisted = '') =>
    `screen(paths.parrots, title, load, { icon: Bird${listed} }), screen(paths.nest, title, load, { unlisted: true${unlisted} })`
  const misplaced = (code: string, elsewhere = {}) => {
    using folder = temporaryFolder({ 'apps/web/src/domains/voices/parrots/cages/routes.tsx': code })
    return misplacedScreens(folder.path, slices, elsewhere)
  }
  const because = 'nests are seldom looked for'

  test('follow the area, unless an exception says why, or a screen says nothing', () => {
    expect(misplaced(screens(", group: 'voices'"))).toEqual([])
    expect(misplaced(screens('', ", group: 'account'"), { nest: { group: 'account', because } })).toEqual([])
  })

  test('are reported where they differ, and where an exception is none', () => {
    const [first, ...others] = misplaced(screens(", group: 'voices'", ", group: 'account'"))
    expect([first, others]).toEqual([expect.stringContaining('paths.nest stands in account'), []])
    expect(misplaced(screens(", group: 'voices'"), { parrots: { group: 'voices', because } })).toEqual([
      expect.stringContaining('paths.parrots is an exception'),
    ])
  })
})

function problemsOf(files: Record<string, string>, slices: Uses = sound, asks: Uses = {}): string[] {
  using folder = temporaryFolder(files)
  const area = (of: Uses) => ({
    purpose: '',
    slices: Object.fromEntries(
      Object.entries(of).map(([name, uses]) => [name, { purpose: '', uses, ...(asks[name] && { asks: asks[name] }) }]),
    ),
  })
  return checkProductMap(folder.path, { foundation: area(foundation), sound: area(slices) })
}
