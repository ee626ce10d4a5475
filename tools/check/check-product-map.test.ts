import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkProductMap } from './check-product-map.ts'

const map = { users: { uses: [] }, voices: { uses: ['users'] } }
const complete = {
  'packages/contracts/src/kit/index.ts': '',
  'packages/contracts/src/users/index.ts': '',
  'packages/contracts/src/voices/index.ts': '',
  'apps/server/src/domains/users/index.ts': '',
  'apps/server/src/domains/voices/index.ts': '',
  'apps/web/src/domains/voices/index.ts': '',
}

describe('the product map check', () => {
  test('is content when every slice has its folders and its doors', () => {
    expect(problemsOf(complete)).toEqual([])
  })

  test('reports a folder that is no slice, a slice without a folder, and a folder without a door', () => {
    const { 'packages/contracts/src/users/index.ts': _gone, ...incomplete } = complete
    const files = {
      ...incomplete,
      'apps/web/src/domains/payments/index.ts': '',
      'apps/web/src/domains/users/pages.ts': '',
    }
    expect(problemsOf(files)).toEqual([
      expect.stringMatching('^packages/contracts/src/users: .*missing'),
      expect.stringMatching('^apps/web/src/domains/payments: .*no such slice'),
      expect.stringMatching('^apps/web/src/domains/users: .*no index.ts'),
    ])
  })

  test('refuses a slice that uses one declared below it, so circles cannot be written', () => {
    const upsideDown = { voices: { uses: ['users'] }, users: { uses: [] } }
    expect(problemsOf(complete, upsideDown)).toEqual([expect.stringContaining('voices uses users')])
  })
})

function problemsOf(files: Record<string, string>, slices: Parameters<typeof checkProductMap>[1] = map): string[] {
  using folder = temporaryFolder(files)
  return checkProductMap(folder.path, slices)
}
