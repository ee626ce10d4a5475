import { afterEach, expect, test, vi } from 'vitest'

import { useForTests } from './testing/hook.testing.ts'
import { useDebounced } from './use-debounced.ts'

afterEach(() => vi.useRealTimers())

test('what is typed counts once its writer rests, and only as it is then', async () => {
  let typed = ''
  const seen: string[] = []
  const settled = await useForTests(() => {
    const value = useDebounced(typed, 400)
    if (seen.at(-1) !== value) seen.push(value)
    return value
  })
  vi.useFakeTimers()
  for (const next of ['H', 'He', 'Hel']) {
    typed = next
    await settled.again()
    await settled.act(() => vi.advanceTimersByTime(399))
  }
  expect(settled.now()).toBe('')
  await settled.act(() => vi.advanceTimersByTime(1))
  expect(settled.now()).toBe('Hel')
  expect(seen).toEqual(['', 'Hel'])
})
