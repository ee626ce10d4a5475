import { AppError } from '../../kernel/errors.ts'
import { assertCheapJson } from '../../kernel/scan-json.ts'
import { addressFailure } from './failure-of.ts'
import type { OutboundStream } from '../../ports/outbound.ts'

/** Reads an answer's body to its end, or so many bytes of it. */
export async function readAll(answer: OutboundStream, bytesMax = Infinity): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer.body) {
    parts.push(part)
    size += part.length
    if (size >= bytesMax) break
  }
  return Buffer.concat(parts)
}

/**
 * Reads an answer that must be JSON, of so many brackets, commas and colons: what reading it costs grows with them. Throws
 * `garbled` and `too_large`.
 */
export async function readJson(answer: OutboundStream, host: string, marksMax: number): Promise<unknown> {
  assertType(answer, host, ['json'])
  return parseJson(await readAll(answer), host, marksMax)
}

/** Parses what a server wrote as JSON, under the limits of `readJson`. */
export function parseJson(bytes: Buffer, host: string, marksMax: number): unknown {
  try {
    assertCheapJson(bytes, marksMax)
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch (error) {
    if (error instanceof AppError && error.code === 'request_too_large')
      throw addressFailure('too_large', `${host} answered more than is taken.`, error)
    throw addressFailure('garbled', `${host} answered something else than it should.`, error)
  }
}

/** Throws `garbled` where an answer says to be of another kind; one that says nothing is looked at. */
export function assertType({ headers }: OutboundStream, host: string, wanted: readonly string[]): void {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/octet-stream' || wanted.some((word) => type.includes(word))) return
  const what = type === 'text/html' ? 'a web page' : type
  throw addressFailure('garbled', `${host} answered ${what}. Look whether the address is that of its API.`)
}
