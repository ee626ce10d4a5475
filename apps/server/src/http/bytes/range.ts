export type RequestedRange = { readonly start: number; readonly end: number } | 'unsatisfiable'

/**
 * Reads a `Range` header for one byte range (RFC 9110, section 14.1.2). Undefined means: send everything,
 * which is also the answer to several ranges and to units we do not know.
 */
export function parseRange(header: string | undefined, sizeBytes: number): RequestedRange | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  if (match[1] === '') {
    const last = Number(match[2])
    return last === 0 || sizeBytes === 0 ? 'unsatisfiable' : { start: Math.max(0, sizeBytes - last), end: sizeBytes }
  }
  const start = Number(match[1])
  const end = match[2] === '' ? sizeBytes : Math.min(sizeBytes, Number(match[2]) + 1)
  if (match[2] !== '' && Number(match[2]) < start) return undefined
  return start >= sizeBytes ? 'unsatisfiable' : { start, end }
}
