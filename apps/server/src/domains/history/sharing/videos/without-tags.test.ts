import { expect, test } from 'vitest'
import { withoutTags } from './without-tags.ts'

test('brackets that nothing closes keep nobody waiting, however many there are', () => {
  const characters = [...'[sad] a ', ...'['.repeat(100_000)]
  const begin = performance.now()
  expect(withoutTags({ characters, startMs: null }).characters).toHaveLength(100_003)
  expect(performance.now() - begin).toBeLessThan(1000)
})
