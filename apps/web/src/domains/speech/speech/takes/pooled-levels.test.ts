import { expect, test } from 'vitest'

import { pooledLevels } from './pooled-levels.ts'

test('levels are joined to as many as there is room for, and no loud one is lost', () => {
  expect(pooledLevels([0.1, 0.9, 0.2, 0.3, 0.8], 2)).toEqual([0.9, 0.8])
  expect(pooledLevels([0.1, 0.9], 4)).toEqual([0.1, 0.9])
})
