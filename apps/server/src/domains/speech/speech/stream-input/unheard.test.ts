import { expect, test } from 'vitest'
import { createUnheard } from './unheard.ts'

test('what cannot be heard waits for what can, and is planned no more than twice', async () => {
  let planned = 0
  const plan = async (text: string) => {
    planned += text.length
    return text.includes('a') ? text : undefined
  }
  const unheard = createUnheard()
  const silence = '!'.repeat(10)
  for (let chunk = 0; chunk < 1000; chunk++) expect(await unheard.plan(silence, plan)).toBeUndefined()
  expect(await unheard.plan('and', plan)).toBe(`${silence.repeat(1000)}and`)
  expect(await unheard.plan('again', plan)).toBe('again')
  expect(planned).toBe(10_000 + 3 + 10_003 + 5)
})
