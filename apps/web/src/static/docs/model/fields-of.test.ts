import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { fieldsOf } from './fields-of.ts'
import { alternativesOf } from './json-schema.ts'

const only = (schema: z.ZodType) => fieldsOf(z.object({ it: schema }), 'input')[0]

describe('the fields of a request', () => {
  test.each([
    ['a text', z.string(), 'string'],
    ['a whole number', z.int(), 'whole number'],
    ['a number', z.number(), 'number'],
    ['a yes or no', z.boolean(), 'true or false'],
    ['an address', z.url(), 'address'],
    ['a time', z.iso.datetime(), 'time'],
    ['a word of some', z.enum(['a', 'b']), 'string'],
    ['a number that is said', z.literal(7), 'number'],
    ['an object', z.object({ a: z.int() }), 'object'],
    ['anything', z.unknown(), 'anything'],
    ['a list', z.array(z.string()), 'list of string'],
    ['a list of this or that', z.array(z.union([z.string(), z.int()])), 'list of string or whole number'],
    ['one of two kinds, or nothing', z.union([z.string(), z.int(), z.null()]), 'string or whole number or null'],
    ['two kinds of the same name once', z.union([z.string().max(3), z.string().min(9)]), 'string'],
  ])('name the type of %s', (_, schema, type) => {
    expect(only(schema)?.type).toBe(type)
  })

  test.each([
    [z.int().min(1).max(5000), ['1 to 5,000']],
    [z.int().min(7).max(7), ['7']],
    [z.number().min(0), ['at least 0']],
    [z.number().max(9), ['at most 9']],
    [z.int(), []],
    [z.string().min(1), ['not empty']],
    [z.string().min(2), ['at least 2 characters']],
    [z.string().max(1000), ['at most 1,000 characters']],
    [z.array(z.string()).min(1).max(3), ['1 to 3 entries']],
    [z.boolean(), []],
  ])('say their bounds: case %#', (schema, bounds) => {
    expect(only(schema)?.bounds).toEqual(bounds)
  })

  test('say what holds where nothing is sent, and which have to be', () => {
    const fields = fieldsOf(z.object({ a: z.string(), b: z.string().default('x'), c: z.string().nullish() }), 'input')
    expect(fields.map(({ name, isRequired, fallback }) => [name, isRequired, fallback])).toEqual([
      ['a', true, undefined],
      ['b', false, '"x"'],
      ['c', false, undefined],
    ])
  })

  test('say what is answered always, though it need not be asked for', () => {
    const schema = z.object({ b: z.string().default('x') })
    expect(fieldsOf(schema, 'output')[0]?.isRequired).toBe(true)
  })

  test('list choices, also those of a list, without null', () => {
    expect(only(z.enum(['a', 'b']).nullable())?.choices).toEqual(['a', 'b'])
    expect(only(z.array(z.enum(['a', 'b'])))?.choices).toEqual(['a', 'b'])
    expect(only(z.union([z.literal(1), z.literal('auto')]))?.choices).toEqual(['1', 'auto'])
    expect(only(z.string())?.choices).toEqual([])
  })

  test('are named by what they stand in, three deep', () => {
    const schema = z.object({ a: z.object({ b: z.array(z.object({ c: z.object({ d: z.int() }) })) }) })
    expect(fieldsOf(schema, 'input').map(({ name }) => name)).toEqual(['a', 'a.b', 'a.b[].c'])
  })

  test('of alternatives are listed once each', () => {
    const schema = z.union([
      z.object({ kind: z.literal('a'), x: z.int() }),
      z.object({ kind: z.literal('b'), y: z.int() }),
    ])
    expect(fieldsOf(schema, 'input').map(({ name }) => name)).toEqual(['kind', 'x', 'y'])
  })

  test('of nothing are none', () => {
    expect(fieldsOf(undefined, 'input')).toEqual([])
  })
})

test('null is no alternative, however it is written', () => {
  const text = { type: 'string' } as const
  for (const schema of [
    { anyOf: [text, { type: 'null' }] },
    { oneOf: [{ anyOf: [text] }, { type: 'null' }] },
    { type: ['string', 'null'] },
  ])
    expect(alternativesOf(schema)).toEqual({ some: [text], isNullable: true })
  expect(alternativesOf(text)).toEqual({ some: [text], isNullable: false })
  expect(alternativesOf({ type: 'null' })).toEqual({ some: [], isNullable: true })
})
