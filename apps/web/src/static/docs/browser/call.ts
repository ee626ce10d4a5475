/** One field of the form that tries an operation. */
export type CallField = {
  readonly name: string
  readonly place: 'path' | 'query' | 'form' | 'file' | 'files'
  readonly isRequired: boolean
  readonly value: string
  /** What counts where nothing is filled in. */
  readonly fallback: string
  readonly choices: readonly string[]
}

/** What the page knows of an operation that can be tried; the build writes it from the contract. */
export type Call = {
  readonly method: string
  readonly path: string
  readonly fields: readonly CallField[]
  /** An example of the JSON body, where there is one. */
  readonly body?: string
  readonly asks: readonly ('costs' | 'deletes')[]
}

/** Makes the request of a filled form, to this very server. Fields that are empty are left out. */
export function requestOf(call: Call, filled: FormData, headers: Record<string, string>): Request {
  const query = new URLSearchParams()
  const form = new FormData()
  let path = call.path
  for (const { name, place } of call.fields) {
    for (const value of filled.getAll(`field:${name}`)) {
      if (value === '' || (typeof value === 'object' && value.size === 0)) continue
      if (place === 'path') path = path.replace(`:${name}`, segmentOf(name, String(value)))
      else if (place === 'query') query.append(name, String(value))
      else form.append(name, value)
    }
  }
  const address = `${path}${query.size > 0 ? `?${query.toString()}` : ''}`
  const isForm = call.fields.some(({ place }) => place === 'form' || place === 'file' || place === 'files')
  const body = isForm ? form : call.body === undefined ? undefined : String(filled.get('body') ?? '')
  const sent = new Headers(headers)
  if (typeof body === 'string') sent.set('content-type', 'application/json')
  return new Request(new URL(address, location.origin), {
    method: call.method,
    headers: sent,
    // As a program would: the key alone says who asks, it goes nowhere else, and nothing of the answer is kept.
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    ...(body !== undefined && { body }),
  })
}

/** Writes a value as one segment of a path. Dots alone would make it another path, and the call another one. */
function segmentOf(name: string, value: string): string {
  if (/^\.{1,2}$/u.test(value)) throw new Error(`${name} cannot be “${value}”.`)
  return encodeURIComponent(value)
}
