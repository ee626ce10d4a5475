import { api } from '@vireo/contracts'
import type { Endpoint } from '@vireo/contracts/kit'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { exampleOf } from './example-of.ts'

const standing = (name: string) => name.toUpperCase()
const endpoints = Object.values(api).flatMap((slice) => Object.values<Endpoint>(slice))

describe('an example', () => {
  test('is accepted by every contract that takes a body, a query, parameters or fields', () => {
    const refused = endpoints.flatMap(({ id, body, query, params, multipart }) =>
      Object.entries({ body, query, params, fields: multipart?.fields })
        .filter(([, schema]) => schema && !schema.safeParse(exampleOf(schema, standing)).success)
        .map(([part]) => `${id} ${part}`),
    )
    expect(refused).toEqual([])
  })

  test.each([
    [
      'what has to be there and nothing else',
      z.object({ text: z.string(), seed: z.int().optional() }),
      { text: 'Hello from my own server.' },
    ],
    [
      'two things where nothing has to',
      z.object({ a: z.boolean().optional(), b: z.int().optional(), c: z.int().optional() }),
      { a: true, b: 1 },
    ],
    [
      'one name less where two exclude each other',
      z.object({ a: z.boolean().optional(), b: z.boolean().optional() }).refine(({ a, b }) => !a || !b),
      { a: true },
    ],
    [
      'one field beside those that have to be there, where one of two is needed',
      z
        .object({ seed: z.int().min(1), a: z.boolean().optional(), b: z.boolean().optional() })
        .refine(({ a, b }) => a !== b),
      { seed: 1, a: true },
    ],
    [
      'the reader’s own things by name',
      z.object({ voice_id: z.string(), voice_ids: z.array(z.string()) }),
      { voice_id: 'VOICE_ID', voice_ids: ['VOICE_ID'] },
    ],
    ['the first of the choices', z.object({ kind: z.enum(['mp3', 'wav']) }), { kind: 'mp3' }],
    ['as many as a list needs', z.object({ tags: z.array(z.string()).min(1) }), { tags: ['text'] }],
    ['no entry where a list may have none', z.object({ tags: z.array(z.string()).max(0) }), { tags: [] }],
    ['as long a text as is asked for', z.object({ name: z.string().min(15) }), { name: 'My first one...' }],
    ['as short a text as is allowed', z.object({ name: z.string().max(5) }), { name: 'My fi' }],
    [
      'a number inside its bounds',
      z.object({ share: z.int().min(0).max(9), size: z.int().min(8) }),
      { share: 1, size: 8 },
    ],
    [
      'addresses of examples',
      z.object({ work_email: z.email(), callback_url: z.string() }),
      { work_email: 'person@example.org', callback_url: 'https://example.org/hook' },
    ],
    [
      'what is in an object inside',
      z.object({ settings: z.object({ is_on: z.boolean() }) }),
      { settings: { is_on: true } },
    ],
    ['nothing where only null is known', z.object({ none: z.null() }), { none: null }],
  ])('says %s', (_, schema, expected) => {
    expect(exampleOf(schema, standing)).toEqual(expected)
  })

  test('is none where nothing was found that fits', () => {
    expect(
      exampleOf(z.object({ word: z.string().refine((word) => word === 'never guessed') }), standing),
    ).toBeUndefined()
  })
})
