import { setTimeout as after } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('what is asked at once is answered in its order, one at a time, also after one that fails', async () => {
  const seen: string[] = []
  let open = 0
  const one = oneByOne({
    query: async ({ text }) => {
      expect(++open).toBe(1)
      seen.push(text)
      await after(2)
      open--
      if (text === 'wrong') throw new Error('a statement that is wrong')
      return { rows: [text] } as unknown as pg.QueryResult
    },
  })
  const answers = await Promise.allSettled(['a', 'wrong', 'b'].map((text) => one.query({ text })))
  expect(seen).toEqual(['a', 'wrong', 'b'])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
