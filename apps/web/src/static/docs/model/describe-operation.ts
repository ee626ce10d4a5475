import { type ErrorCode, errorCatalogue } from '@vireo/contracts'
import { type Access, codesOf, type Endpoint, type ErrorStatus } from '@vireo/contracts/kit'

/** What an operation does beside answering, as readers are warned of it. */
export type Mark = 'costs credits' | 'deletes' | 'deprecated' | 'repeatable'

/** Lists what a reader should know before calling an operation. */
export function marksOf(endpoint: Endpoint): readonly Mark[] {
  return [
    ...(endpoint.errors.includes('insufficient_credits') ? (['costs credits'] as const) : []),
    ...(isDeleting(endpoint) ? (['deletes'] as const) : []),
    ...(endpoint.idempotent ? (['repeatable'] as const) : []),
    ...(endpoint.deprecated ? (['deprecated'] as const) : []),
  ]
}

function isDeleting({ method, summary }: Endpoint): boolean {
  return method === 'DELETE' || /^(Delete|Remove|Revoke|Leave|End) /u.test(summary)
}

/** Says who may call. */
export function accessText(access: Access): string {
  if (access === 'public') return 'Anybody may call it, without a key.'
  if (access === 'session') return 'Only the signed-in browser may call it, with its session cookie.'
  if (access === 'signed-in') return 'Needs an API key or an access token.'
  return `Needs an API key or an access token with the permission ${access.scope}.`
}

/** One way in which an operation fails. */
export type Failure = { readonly code: string; readonly status: ErrorStatus; readonly message: string }

/** Lists the failures of an operation or a socket, by status. */
export function failuresOf(endpoint: Parameters<typeof codesOf>[0]): readonly Failure[] {
  return codesOf(endpoint)
    .filter((code): code is ErrorCode => code in errorCatalogue)
    .map((code) => ({ code, status: errorCatalogue[code].status, message: errorCatalogue[code].message }))
    .toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code))
}

/** Lists what bounds a whole request. */
export function limitsOf({ maxBodyBytes, multipart, idempotent, errors, body }: Endpoint): readonly string[] {
  const files = Object.entries(multipart?.files ?? {}).map(([name, { maxCount, maxBytes }]) =>
    maxCount === 1
      ? `${name}: one file of at most ${size(maxBytes)}.`
      : `${name}: at most ${maxCount} files of ${size(maxBytes)} each.`,
  )
  return [
    ...(maxBodyBytes ? [`The whole request has at most ${size(maxBodyBytes)}.`] : []),
    ...(body && !maxBodyBytes ? ['The body has at most 1 MiB.'] : []),
    ...files,
    ...(errors.includes('insufficient_credits') ? ['Costs credits of the workspace.'] : []),
    ...(errors.includes('concurrent_limit_exceeded')
      ? ['Counts as one of the requests at the same time that the plan allows.']
      : []),
    ...(idempotent
      ? [
          'An Idempotency-Key header (1 to 255 characters) makes repeats answer what the first one answered, for 24 hours.',
        ]
      : []),
  ]
}

function size(bytes: number): string {
  if (bytes % 1_048_576 === 0) return `${bytes / 1_048_576} MiB`
  return bytes % 1_000_000 === 0 ? `${bytes / 1_000_000} MB` : `${bytes.toLocaleString('en')} bytes`
}
