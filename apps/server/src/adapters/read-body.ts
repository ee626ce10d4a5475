import type { IncomingMessage } from 'node:http'
import { OutboundError } from '../ports/outbound.ts'

/** Reads an answer up to a size; beyond it the connection is closed, and the rest never read. */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, cutsBody }: { readonly maxBytes: number; readonly cutsBody: boolean },
): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    parts.push(part)
    if (size <= maxBytes) continue
    response.destroy()
    if (!cutsBody) throw new OutboundError('too-large')
    break
  }
  return Buffer.concat(parts).subarray(0, maxBytes)
}
