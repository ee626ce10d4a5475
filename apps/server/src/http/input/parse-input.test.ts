import { coded } from '@vireo/contracts/kit'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../../kernel/errors.ts'
import { createInputParser, SchemaError } from './parse-input.ts'

const parse = createInputParser({
  path: '/v1/things/:id',
  params: z.object({ id: z.string() }),
  query: z.object({
    page_size: coded('invalid_page_size', z.number().int().min(1).max(100)).default(20),
    deep: z.boolean().nullish(),
    tags: z.array(z.string()).nullish(),
    ids: z.array(z.number()).nullish(),
  }),
  body: z.object({ text: coded('empty_text', z.string().min(1)), settings: z.object({ speed: z.number() }).nullish() }),
})

const failureOf = (raw: { query?: unknown; body?: unknown }): unknown => {
  try {
    return parse({ params: { id: 'a' }, query: raw.query ?? {}, body: raw.body ?? { text: 'x' } })
  } catch (error) {
    return error
  }
}

describe('text becomes what the schema means', () => {
  test.each([
    [{}, { page_size: 20 }],
    [{ page_size: '7' }, { page_size: 7 }],
    [{ deep: 'true' }, { page_size: 20, deep: true }],
    [{ deep: '0' }, { page_size: 20, deep: false }],
    [{ tags: 'one' }, { page_size: 20, tags: ['one'] }],
    [{ tags: ['one', 'two'] }, { page_size: 20, tags: ['one', 'two'] }],
    [{ ids: ['1', '2'] }, { page_size: 20, ids: [1, 2] }],
    [{ page_size: ['3', '4'] }, { page_size: 4 }],
  ])('%j', (query, expected) => {
    expect(failureOf({ query })).toEqual({ id: 'a', text: 'x', ...expected })
  })
})

describe('what the registry names has its own code', () => {
  test.each([
    [{ query: { page_size: '0' } }, 'invalid_page_size'],
    [{ query: { page_size: '101' } }, 'invalid_page_size'],
    [{ body: { text: '' } }, 'empty_text'],
  ])('%j', (raw, code) => {
    const failure = failureOf(raw)
    expect(failure).toBeInstanceOf(AppError)
    expect(failure).toMatchObject({ code })
  })
})

describe('everything else is a 422 with one line for each fault', () => {
  test.each([
    [{ body: {} }, [{ loc: ['body', 'text'], msg: 'Field required', type: 'missing' }]],
    [
      { body: { text: 'x', settings: { speed: 'fast' } } },
      [{ loc: ['body', 'settings', 'speed'], type: 'float_parsing' }],
    ],
    [{ query: { deep: 'perhaps' } }, [{ loc: ['query', 'deep'], type: 'bool_parsing' }]],
  ])('%j', (raw, detail) => {
    const failure = failureOf(raw)
    expect(failure).toBeInstanceOf(SchemaError)
    expect(failure).toMatchObject({ body: { detail } })
  })

  test('a wrong type on a field with a code of its own', () => {
    expect(failureOf({ body: { text: 7 } })).toBeInstanceOf(SchemaError)
  })
})

test('fields nobody asked for do not get through', () => {
  expect(failureOf({ body: { text: 'x', role: 'owner' } })).toEqual({ id: 'a', page_size: 20, text: 'x' })
})
