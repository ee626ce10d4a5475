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

/** Hands over a body as it comes, as far as it may be; names what ended it early. */
export function pourBody(
  response: IncomingMessage,
  limits: { readonly maxBytes: number; readonly deadline: AbortSignal },
): AsyncGenerator<Buffer> {
  // Whoever gives an answer up hears nothing of it: an error without a listener would end the process.
  response.on('error', () => undefined)
  return pour(response, limits)
}

async function* pour(
  response: IncomingMessage,
  { maxBytes, deadline }: { readonly maxBytes: number; readonly deadline: AbortSignal },
): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxBytes) throw new OutboundError('too-large')
      yield part
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError(deadline.aborted ? 'timeout' : 'cut-off', error)
  } finally {
    response.destroy()
  }
}
