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

/** Reads an answer that must be JSON. Throws `garbled`. */
export async function readJson(answer: OutboundStream, host: string): Promise<unknown> {
  assertType(answer, host, ['json'])
  const bytes = await readAll(answer)
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch (error) {
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
