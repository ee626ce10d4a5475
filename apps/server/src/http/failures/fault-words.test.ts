import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemaFaults } from '../input/schema-faults.ts'

const faultsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = z.object({ it: schema }).safeParse({ it: value })
  return error ? schemaFaults('body', z.object({ it: schema }), error, { it: value }) : []
}
const object = z.object({ a: z.string() })

/** Every kind of issue that a schema can raise, and what clients of the field branch on. */
const table: readonly (readonly [what: string, schema: z.ZodType, value: unknown, type: string, msg: string])[] = [
  ['absent', z.string(), undefined, 'missing', 'Field required'],
  ['no text', z.string(), 7, 'string_type', 'Input should be a valid string'],
  ['null', z.string(), null, 'string_type', 'Input should be a valid string'],
  ['words for a number', z.number(), 'fast', 'float_parsing', 'unable to parse string as a number'],
  ['a list for a number', z.number(), [], 'float_type', 'Input should be a valid number'],
  ['no finite number', z.number(), Number.NaN, 'finite_number', 'Input should be a finite number'],
  [
    'words for a whole number',
    z.number().int().nullish(),
    'five',
    'int_parsing',
    'unable to parse string as an integer',
  ],
  ['a part of a whole number', z.number().int().default(1), 5.5, 'int_from_float', 'fractional part'],
  ['an object for a whole number', z.int(), {}, 'int_type', 'Input should be a valid integer'],
  ['words for a boolean', z.boolean(), 'perhaps', 'bool_parsing', 'unable to interpret input'],
  ['a list for a boolean', z.boolean(), [], 'bool_type', 'Input should be a valid boolean'],
  ['no list', z.array(z.string()), 'x', 'list_type', 'Input should be a valid list'],
  ['no object', object, 'x', 'model_attributes_type', 'valid dictionary or object'],
  ['no map', z.record(z.string(), z.string()), 'x', 'dict_type', 'Input should be a valid dictionary'],
  ['no tuple', z.tuple([z.string()]), 'x', 'tuple_type', 'Input should be a valid tuple'],
  ['no set', z.set(z.string()), 'x', 'set_type', 'Input should be a valid set'],
  ['no date', z.date(), 'x', 'datetime_type', 'Input should be a valid datetime'],
  ['not nothing', z.null(), 'x', 'none_required', 'Input should be None'],
  ['never', z.never(), 'x', 'value_error', 'This value cannot be used here'],
  ['too few characters', z.string().min(1), '', 'string_too_short', 'String should have at least 1 character'],
  ['too many characters', z.string().max(3), 'abcd', 'string_too_long', 'String should have at most 3 characters'],
  ['too few items', z.array(z.string()).min(2), ['a'], 'too_short', 'List should have at least 2 items'],
  ['too many items', z.array(z.string()).max(1), ['a', 'b'], 'too_long', 'List should have at most 1 item'],
  ['below', z.number().min(0), -1, 'greater_than_equal', 'Input should be greater than or equal to 0'],
  ['at', z.number().gt(0), 0, 'greater_than', 'Input should be greater than 0'],
  ['above', z.number().max(1), 2, 'less_than_equal', 'Input should be less than or equal to 1'],
  ['at the top', z.number().lt(1), 1, 'less_than', 'Input should be less than 1'],
  ['no multiple', z.number().multipleOf(3), 4, 'multiple_of', 'Input should be a multiple of 3'],
  ['an unknown name', z.enum(['a', 'b', 'c']), 'd', 'enum', "Input should be 'a', 'b' or 'c'"],
  ['another literal', z.literal('a').default('a'), 'b', 'literal_error', "Input should be 'a'"],
  ['another pattern', z.string().regex(/^a/), 'b', 'string_pattern_mismatch', 'String should match the pattern'],
  ['no address of a page', z.url(), 'b', 'url_parsing', 'Input should be a valid URL'],
  ['no address of a mailbox', z.email(), 'b', 'value_error', 'This is not a valid email address'],
  ['no uuid', z.uuid(), 'b', 'uuid_parsing', 'Input should be a valid UUID'],
  ['no instant', z.iso.datetime(), 'b', 'datetime_parsing', 'Input should be a valid datetime'],
  ['no day', z.iso.date(), 'b', 'date_parsing', 'Input should be a valid date'],
  ['no time', z.iso.time(), 'b', 'time_parsing', 'Input should be in a valid time format'],
  ['no duration', z.iso.duration(), 'b', 'time_delta_parsing', 'Input should be a valid timedelta'],
  ['no IPv4', z.ipv4(), 'b', 'ip_v4_address', 'Input is not a valid IPv4 address'],
  ['no IPv6', z.ipv6(), 'b', 'ip_v6_address', 'Input is not a valid IPv6 address'],
  ['another beginning', z.string().startsWith('x'), 'b', 'string_pattern_mismatch', 'String should match the pattern'],
  [
    'an unknown tag',
    z.discriminatedUnion('k', [z.object({ k: z.literal('a') })]),
    { k: 'b' },
    'union_tag_invalid',
    "Input should be 'a'",
  ],
  ['a rule of our own', z.string().refine(() => false, 'Not this one.'), 'b', 'value_error', 'Not this one.'],
  ['a sentence of our own', z.string().min(3, 'Write more.'), 'b', 'string_too_short', 'Write more.'],
  ['a bad key', z.record(z.string().min(2), z.string()), { a: 'b' }, 'invalid_key', 'not one that can be used here'],
  ['a bad member', z.set(z.string().min(2)), new Set(['a']), 'string_too_short', 'at least 2 characters'],
]

test.each(table)('%s', (_what, schema, value, type, msg) => {
  const [fault, ...others] = faultsOf(schema, value)
  expect(fault).toMatchObject({ type, msg: expect.stringContaining(msg) })
  expect([fault?.loc.slice(0, 2), others]).toEqual([['body', 'it'], []])
})

describe('places', () => {
  test('each key that nobody asked for is a fault of its own', () => {
    const faults = faultsOf(z.strictObject({ a: z.string() }), { a: 'x', b: 1, c: 2 })
    expect(faults.map(({ loc, type }) => [loc, type])).toEqual([
      [['body', 'it', 'b'], 'extra_forbidden'],
      [['body', 'it', 'c'], 'extra_forbidden'],
    ])
  })

  test('items of lists and values of maps are named', () => {
    expect(faultsOf(z.array(object), [{ a: 'x' }, {}])[0]?.loc).toEqual(['body', 'it', 1, 'a'])
    expect(faultsOf(z.record(z.string(), z.int()), { a: 'x' })[0]).toMatchObject({
      loc: ['body', 'it', 'a'],
      type: 'int_parsing',
    })
  })

  test('what no branch of a union takes is judged by the nearest', () => {
    const voice = z.union([z.string(), z.object({ id: z.string().min(3) })])
    expect(faultsOf(voice, { id: 'a' })[0]).toMatchObject({ loc: ['body', 'it', 'id'], type: 'string_too_short' })
    expect(faultsOf(voice, 3)[0]).toMatchObject({ loc: ['body', 'it'], type: 'string_type' })
  })
})
