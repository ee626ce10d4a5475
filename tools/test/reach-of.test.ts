import { describe, expect, test } from 'vitest'
import { reachOf } from './reach-of.ts'

const slices = {
  users: { reaches: [] },
  voices: { reaches: ['users'] },
  speech: { reaches: ['users', 'voices'] },
  history: { reaches: ['users'], asks: ['speech'] },
}
const generic = 'apps/server/test/generic/'

describe('what a change can reach', () => {
  test.each([
    [
      'of a slice: itself, and whoever may enter it',
      'apps/server/src/domains/voices/voices/get-voice.ts',
      ['/voices/', '/speech/', generic],
    ],
    [
      'of its screens: with what compares all words and screens',
      'apps/web/src/domains/history/history/page.tsx',
      ['/history/', generic, 'apps/web/src/german.test.ts', 'apps/web/src/app/'],
    ],
    [
      'of its contract: with what compares all contracts',
      'packages/contracts/src/speech/audit.ts',
      [
        '/speech/',
        '/history/',
        generic,
        'packages/contracts/src/registry.test.ts',
        'apps/web/src/german-answers.test.ts',
        '/audit/sentences/',
        'apps/server/test/docs/',
        'apps/web/src/static/docs/',
      ],
    ],
    [
      'of a test: that test',
      'apps/server/src/domains/voices/voices/voices.test.ts',
      ['apps/server/src/domains/voices/voices/voices.test.ts'],
    ],
    ['of a tool: its own', 'tools/check/check-docs.ts', ['tools/check/']],
    ['of prose: nothing', 'docs/guides/add-a-slice.md', []],
  ])('%s', (_what, file, filters) => {
    expect(reachOf([file], slices)).toEqual({ kind: 'some', filters })
  })

  test.each([
    'apps/server/src/kernel/transaction.ts',
    'packages/audio/src/index.ts',
    'package-lock.json',
    'product-map.ts',
  ])('of %s: everything', (file) => {
    expect(reachOf(['docs/glossary.md', file], slices)).toEqual({ kind: 'everything', because: file })
  })
})
