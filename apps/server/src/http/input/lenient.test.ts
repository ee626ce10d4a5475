import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseLeniently } from './lenient.ts'
import { createInputParser, SchemaError } from './parse-input.ts'

const fields = z.object({
  flag: z.boolean().nullish(),
  size: z.number().int().min(1).max(100).nullish(),
  name: z.string().nullish(),
  settings: z.object({ speed: z.number().max(4).nullish(), boost: z.boolean().nullish() }).nullish(),
  list: z.array(z.object({ at: z.number() })).nullish(),
  either: z.union([z.object({ level: z.number() }), z.literal('none')]).nullish(),
  wide: z.union([z.string(), z.number()]).nullish(),
})
const query = z.object({ flag: z.boolean().nullish(), size: z.number().int().nullish() })
const files = {}

const parserAt = (path: `/${string}`) => {
  const inQuery = createInputParser({ path, query })
  const inForm = createInputParser({ path, multipart: { fields, files } })
  const inJson = createInputParser({ path, body: fields })
  return {
    query: (value: object) => outcome(() => inQuery({ params: {}, query: value, body: undefined })),
    form: (value: object) => outcome(() => inForm({ params: {}, query: {}, body: value })),
    json: (value: object) => outcome(() => inJson({ params: {}, query: {}, body: value })),
  }
}
const outcome = (parse: () => object): object => {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return error.body.detail.map(({ loc, type }) => [loc.join('.'), type])
  }
}
const open = parserAt('/v1/t')
const own = parserAt('/t')

const yes = ['true', '1', 'yes', 'on', 't', 'y']
const no = ['false', '0', 'no', 'off', 'f', 'n']

describe('booleans', () => {
  const words = [...yes.map((word) => [word, true] as const), ...no.map((word) => [word, false] as const)]
  test.each(words)('%s, in any case, in the query, a form and JSON', (word, flag) => {
    for (const text of [word, word.toUpperCase(), word[0]?.toUpperCase() + word.slice(1)])
      for (const read of [open.query, open.form, open.json]) expect(read({ flag: text })).toEqual({ flag })
  })

  test.each(['maybe', '2', '', 'yess', 'constructor'])('%j is none', (text) => {
    expect(open.query({ flag: text })).toEqual([['query.flag', 'bool_parsing']])
  })
})

describe('numbers', () => {
  test.each([
    ['5', 5],
    [' 7 ', 7],
    ['5.0', 5],
    ['1e1', 10],
    ['+3', 3],
  ])('%j', (text, size) => {
    for (const read of [open.query, open.form, open.json]) expect(read({ size: text })).toEqual({ size })
  })

  test.each([
    ['', 'int_parsing'],
    ['five', 'int_parsing'],
    ['0x10', 'int_parsing'],
    ['Infinity', 'int_parsing'],
    ['1_000', 'int_parsing'],
    ['5.5', 'int_from_float'],
    ['101', 'less_than_equal'],
  ])('%j is none that fits', (text, type) => {
    expect(open.json({ size: text })).toEqual([['body.size', type]])
  })

  test('wherever they are: in objects, lists and what may be one of several things', () => {
    expect(
      open.json({ settings: { speed: '0.5', boost: 'Yes' }, list: [{ at: '1' }, { at: 2 }], either: { level: '3' } }),
    ).toEqual({ settings: { speed: 0.5, boost: true }, list: [{ at: 1 }, { at: 2 }], either: { level: 3 } })
    expect(open.form({ settings: '{"speed":"0.5"}' })).toEqual({ settings: { speed: 0.5 } })
    expect(open.json({ settings: { speed: '9' } })).toEqual([['body.settings.speed', 'less_than_equal']])
  })

  test('text stays text', () => {
    expect(open.json({ name: '5', wide: '5' })).toEqual({ name: '5', wide: '5' })
    expect(open.json({ name: 5 })).toEqual([['body.name', 'string_type']])
  })
})

test('our own pages say what they mean', () => {
  expect(own.json({ size: '5' })).toEqual([['body.size', 'int_parsing']])
  expect(own.query({ flag: 'yes' })).toEqual([['query.flag', 'bool_parsing']])
})

test('what came is left as it is, and nothing that is right is read as something else', () => {
  fc.assert(
    fc.property(
      fc.record({ size: fc.integer({ min: 1, max: 100 }), flag: fc.boolean(), name: fc.string() }),
      (value) => {
        const text = { ...value, size: String(value.size), flag: String(value.flag) }
        const before = structuredClone(text)
        expect(open.json(value)).toEqual(value)
        expect(open.json(text)).toEqual(value)
        expect(text).toEqual(before)
      },
    ),
  )
})

test('many numbers written as text are read as numbers, each in its place, and what came is left alone', () => {
  const sent = { list: Array.from({ length: 5000 }, (_, at) => ({ at: String(at) })) }
  const { parsed } = parseLeniently(fields, sent)
  expect(parsed.data).toEqual({ list: sent.list.map((_, at) => ({ at })) })
  expect(sent.list[7]).toEqual({ at: '7' })
})
