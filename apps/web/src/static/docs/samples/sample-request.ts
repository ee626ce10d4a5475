import type { Endpoint } from '@vireo/contracts/kit'
import { z } from 'zod'
import { exampleOf } from '../model/example-of.ts'

/** What samples are written for: where the instance is, and what stands in for the reader's own. */
export type SampleContext = {
  readonly origin: string
  readonly apiKey: string
  /** Answers what to write for an id: `HISTORY_ITEM_ID`. */
  readonly standing: (name: string) => string
  /** Where a file lies that is sent or written. */
  readonly fileAt: (name: string) => string
}

/** A request as the samples of every language send it. */
export type SampleRequest = {
  readonly method: Endpoint['method']
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly json?: unknown
  readonly form?: { readonly fields: readonly (readonly [string, string])[]; readonly files: readonly SampleFile[] }
  readonly answer: { readonly kind: 'json' | 'lines' | 'nothing' } | { readonly kind: 'bytes'; readonly path: string }
}

export type SampleFile = { readonly field: string; readonly name: string; readonly path: string }

/** Makes the request that the samples of an operation send: what it needs, and nothing else. */
export function sampleRequest(endpoint: Endpoint, context: SampleContext): SampleRequest {
  const { method, access, body, multipart, raw, success } = endpoint
  const params = recordOf(endpoint.params && exampleOf(endpoint.params, context.standing))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wordOf(params[name] ?? context.standing(name))),
  )
  const json = body && exampleOf(body, context.standing)
  return {
    method,
    url: `${context.origin}${path}${queryOf(endpoint, context)}`,
    headers: [
      ...(access === 'public'
        ? []
        : access === 'session'
          ? [['cookie', 'vireo_session=SESSION'] as const]
          : [['xi-api-key', context.apiKey] as const]),
      ...(body || raw ? [['content-type', 'application/json'] as const] : []),
    ],
    ...(body && { json: json ?? {} }),
    ...(raw && { json: {} }),
    ...(multipart && { form: formOf(multipart, context) }),
    answer:
      'bytes' in success
        ? { kind: 'bytes', path: context.fileAt(fileNameOf(success.bytes)) }
        : { kind: 'lines' in success ? 'lines' : success.status === 204 ? 'nothing' : 'json' },
  }
}

/**
 * Writes the parameters that have to be there: an example without required fields would otherwise filter for nonsense.
 */
function queryOf({ query }: Endpoint, { standing }: SampleContext): string {
  if (!query || query.safeParse({}).success) return ''
  const said = Object.entries(recordOf(exampleOf(query, standing))).filter(([, value]) => value !== null)
  return said.length === 0
    ? ''
    : `?${said.map(([name, value]) => `${name}=${encodeURIComponent(wordOf(value))}`).join('&')}`
}

function formOf({ fields, files }: NonNullable<Endpoint['multipart']>, context: SampleContext): SampleRequest['form'] {
  const said = Object.entries(recordOf(exampleOf(fields, context.standing)))
  return {
    fields: said.map(([name, value]) => [name, wordOf(value)] as const),
    files: Object.keys(files).map((field) => ({ field, name: 'recording.wav', path: context.fileAt('recording.wav') })),
  }
}

function fileNameOf([type = '']: readonly string[]): string {
  const kind = type.split('/')[1] ?? ''
  if (type.startsWith('audio/')) return kind === 'mpeg' ? 'speech.mp3' : `sound.${kind.replace('x-', '')}`
  if (type.startsWith('image/')) return `picture.${kind.replace('+xml', '')}`
  return type.includes('zip')
    ? 'archive.zip'
    : type.includes('csv')
      ? 'table.csv'
      : type.includes('xml')
        ? 'metadata.xml'
        : 'answer.bin'
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function recordOf(value: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).catch({}).parse(value)
}
