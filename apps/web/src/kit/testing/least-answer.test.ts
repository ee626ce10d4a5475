import { api } from '@vireo/contracts'
import type { Endpoint } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { leastAnswer } from './least-answer.testing.ts'

const endpoints = Object.values(api).flatMap((slice): Endpoint[] => Object.values(slice))

test('every answer of the contracts has a smallest one, which its schema accepts', () => {
  const refused = endpoints.filter(
    ({ success }) =>
      'schema' in success && success.status !== 204 && !success.schema.safeParse(leastAnswer(success.schema)).success,
  )
  expect(refused.map(({ id }) => id)).toEqual([])
})

test('what is given is said, and the rest as small as it may be', () => {
  const schema = z.object({
    name: z.string(),
    kind: z.enum(['one', 'other']),
    price: z.int().min(5),
    ended: z.number().nullable(),
    note: z.string().optional(),
    parts: z.array(z.object({ id: z.string(), used: z.boolean() })),
  })
  expect(leastAnswer(schema)).toEqual({ name: 'x', kind: 'one', price: 5, ended: null, parts: [] })
  expect(leastAnswer(schema, { name: 'Bell', parts: [{ id: 'p1' }] })).toMatchObject({
    name: 'Bell',
    parts: [{ id: 'p1', used: false }],
  })
})

test('of several shapes it is the one that what is given belongs to', () => {
  const schema = z.union([
    z.object({ kind: z.literal('card'), digits: z.string() }),
    z.object({ kind: z.literal('bank'), number: z.string() }),
  ])
  expect(leastAnswer(schema, { kind: 'bank' })).toEqual({ kind: 'bank', number: 'x' })
})

test('what the schema refuses is named', () => {
  expect(() => leastAnswer(z.object({ size: z.number().max(3) }), { size: 9 })).toThrow(/size/u)
})
