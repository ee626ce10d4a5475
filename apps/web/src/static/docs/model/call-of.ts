import type { Endpoint } from '@vireo/contracts/kit'
import type { Call, CallField } from '../browser/call.ts'
import { marksOf } from './describe-operation.ts'
import { exampleOf } from './example-of.ts'
import { fieldsOf } from './fields-of.ts'
import { pageContext } from './page-context.ts'

/** Describes an operation for the form that tries it; undefined where no key may call. */
export function callOf(endpoint: Endpoint): Call | undefined {
  const { access, method, path, body, multipart } = endpoint
  if (access === 'session' || access === 'public' || path.startsWith('/admin/')) return undefined
  const example = body && exampleOf(body, pageContext.standing)
  return {
    method,
    path,
    fields: [
      ...plainFields(endpoint.params, 'path'),
      ...plainFields(endpoint.query, 'query'),
      ...Object.entries(multipart?.files ?? {}).map(([name, { maxCount, required }]): CallField => ({
        name,
        place: maxCount > 1 ? 'files' : 'file',
        isRequired: required ?? false,
        value: '',
        fallback: '',
        choices: [],
      })),
      ...plainFields(multipart?.fields, 'form'),
    ],
    ...(body && { body: JSON.stringify(example ?? {}, null, 2) }),
    asks: [
      ...(marksOf(endpoint).includes('costs credits') ? (['costs'] as const) : []),
      ...(marksOf(endpoint).includes('deletes') ? (['deletes'] as const) : []),
    ],
  }
}

/** Lists the fields that a call has boxes for; what is inside of another field is sent with it, as JSON. */
function plainFields(schema: Endpoint['params'], place: 'path' | 'query' | 'form'): readonly CallField[] {
  return fieldsOf(schema, 'input')
    .filter(({ name }) => !/[.[]/u.test(name))
    .map(({ name, isRequired, choices, fallback = '' }) => ({
      name,
      place,
      isRequired: isRequired || place === 'path',
      value: name === 'voice_id' ? pageContext.standing(name) : '',
      fallback: fallback === 'null' ? '' : fallback.replaceAll('"', ''),
      choices,
    }))
}
