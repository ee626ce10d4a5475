import { z } from 'zod'

/** What is wrong with a value, in the words that clients of this field branch on, and a sentence for people. */
export type FaultWords = { readonly type: string; readonly msg: string }

type Issue = z.core.$ZodIssue
/** What is known of the place that an issue is about. */
type Place = { readonly schema: z.ZodType | undefined; readonly value: unknown }

const missing: FaultWords = { type: 'missing', msg: 'Field required' }

/** Chooses type and message for a fault of any kind. A message that the schema itself gives is kept. */
export function faultWords(issue: Issue, place: Place): FaultWords {
  if (place.value === undefined) return missing
  const words = wordsOf(issue, place)
  return hasOwnSentence(issue) ? { type: words.type, msg: issue.message } : words
}

function wordsOf(issue: Issue, place: Place): FaultWords {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, place)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? patternMismatch
    case 'not_multiple_of':
      return { type: 'multiple_of', msg: `Input should be a multiple of ${issue.divisor}` }
    case 'invalid_value':
      return { type: place.schema instanceof z.ZodLiteral ? 'literal_error' : 'enum', msg: oneOf(issue.values) }
    case 'unrecognized_keys':
      return { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' }
    case 'invalid_union':
      return { type: 'union_tag_invalid', msg: oneOf('options' in issue ? (issue.options ?? []) : []) }
    case 'invalid_key':
      return { type: 'invalid_key', msg: 'This key is not one that can be used here' }
    case 'invalid_element':
    case 'custom':
      return { type: 'value_error', msg: issue.message }
  }
}

function wrongType({ expected }: z.core.$ZodIssueInvalidType, { schema, value }: Place): FaultWords {
  const kind = expected === 'number' && isWhole(schema) ? 'int' : expected
  const isText = typeof value === 'string'
  switch (kind) {
    case 'int':
      if (isText)
        return { type: 'int_parsing', msg: 'Input should be a valid integer, unable to parse string as an integer' }
      return typeof value === 'number'
        ? { type: 'int_from_float', msg: 'Input should be a valid integer, got a number with a fractional part' }
        : { type: 'int_type', msg: 'Input should be a valid integer' }
    case 'number':
      if (isText)
        return { type: 'float_parsing', msg: 'Input should be a valid number, unable to parse string as a number' }
      return typeof value === 'number'
        ? { type: 'finite_number', msg: 'Input should be a finite number' }
        : { type: 'float_type', msg: 'Input should be a valid number' }
    case 'boolean':
      return isText
        ? { type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' }
        : { type: 'bool_type', msg: 'Input should be a valid boolean' }
    default:
      return types[kind] ?? { type: 'value_error', msg: 'This value cannot be used here' }
  }
}

const types: Readonly<Record<string, FaultWords>> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  tuple: { type: 'tuple_type', msg: 'Input should be a valid tuple' },
  set: { type: 'set_type', msg: 'Input should be a valid set' },
  record: { type: 'dict_type', msg: 'Input should be a valid dictionary' },
  map: { type: 'dict_type', msg: 'Input should be a valid dictionary' },
  object: {
    type: 'model_attributes_type',
    msg: 'Input should be a valid dictionary or object to extract fields from',
  },
  date: { type: 'datetime_type', msg: 'Input should be a valid datetime' },
  null: { type: 'none_required', msg: 'Input should be None' },
  bigint: { type: 'int_type', msg: 'Input should be a valid integer' },
  file: { type: 'bytes_type', msg: 'Input should be a valid bytes' },
}

const patternMismatch: FaultWords = { type: 'string_pattern_mismatch', msg: 'String should match the pattern' }
const formats: Readonly<Record<string, FaultWords>> = {
  url: { type: 'url_parsing', msg: 'Input should be a valid URL' },
  email: { type: 'value_error', msg: 'This is not a valid email address' },
  uuid: { type: 'uuid_parsing', msg: 'Input should be a valid UUID' },
  guid: { type: 'uuid_parsing', msg: 'Input should be a valid UUID' },
  datetime: { type: 'datetime_parsing', msg: 'Input should be a valid datetime' },
  date: { type: 'date_parsing', msg: 'Input should be a valid date' },
  time: { type: 'time_parsing', msg: 'Input should be in a valid time format' },
  duration: { type: 'time_delta_parsing', msg: 'Input should be a valid timedelta' },
  ipv4: { type: 'ip_v4_address', msg: 'Input is not a valid IPv4 address' },
  ipv6: { type: 'ip_v6_address', msg: 'Input is not a valid IPv6 address' },
  json_string: { type: 'json_invalid', msg: 'Invalid JSON' },
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): FaultWords {
  if (origin === 'string')
    return { type: 'string_too_short', msg: `String should have at least ${count(minimum, 'character')}` }
  if (isCounted(origin)) return { type: 'too_short', msg: `List should have at least ${count(minimum, 'item')}` }
  return inclusive
    ? { type: 'greater_than_equal', msg: `Input should be greater than or equal to ${minimum}` }
    : { type: 'greater_than', msg: `Input should be greater than ${minimum}` }
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): FaultWords {
  if (origin === 'string')
    return { type: 'string_too_long', msg: `String should have at most ${count(maximum, 'character')}` }
  if (isCounted(origin)) return { type: 'too_long', msg: `List should have at most ${count(maximum, 'item')}` }
  return inclusive
    ? { type: 'less_than_equal', msg: `Input should be less than or equal to ${maximum}` }
    : { type: 'less_than', msg: `Input should be less than ${maximum}` }
}

function isCounted(origin: string): boolean {
  return ['array', 'set', 'map', 'record', 'object', 'file'].includes(origin)
}

function count(number: number | bigint, what: string): string {
  return `${number} ${what}${Number(number) === 1 ? '' : 's'}`
}

function oneOf(values: readonly unknown[]): string {
  const names = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
  const last = names.pop() ?? 'something else'
  return `Input should be ${names.length === 0 ? last : `${names.join(', ')} or ${last}`}`
}

/** Tells whether a schema takes whole numbers only. */
function isWhole(schema: z.ZodType | undefined): boolean {
  return schema instanceof z.ZodNumber && (schema.format?.includes('int') ?? false)
}

const usual = z.locales.en().localeError

function hasOwnSentence(issue: Issue): boolean {
  if (issue.code === 'custom') return true
  const said = usual({ ...issue, input: undefined } as Parameters<typeof usual>[0])
  const text = typeof said === 'string' ? said : said?.message
  // What was received is part of one sentence, and is not known here any more.
  return withoutReceived(issue.message) !== withoutReceived(text ?? '')
}

function withoutReceived(text: string): string {
  return text.replace(/, received .*$/, '')
}
