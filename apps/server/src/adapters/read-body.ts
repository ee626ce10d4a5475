import type { IncomingMessage } from 'node:http'
import { myTurn, strangerIn } from '../kernel/turns/loop-turn.ts'
import { OutboundError } from '../ports/outbound.ts'

/** A body of more blocks, which are smaller than this on average, costs more than it can be worth. */
const blocksMax = 4096
const blockBytesMin = 16
/** Names in whose line the parts of an answer stand: that of its server, so that one that answers without an end keeps back no other. */
const lineOf = (host: string) => strangerIn(`answers of ${host}`)

type Answer = { readonly host: string; readonly maxBytes: number }

/** Breaks an answer off whose body comes in dust: each chunk is a call, and a block of 64 KB holds ten thousand of them. */
export function boundBlocks(response: IncomingMessage): void {
  let [blocks, bytes] = [0, 0]
  const push = response.push.bind(response)
  response.push = (block: Buffer | null, encoding) => {
    // What was read with it is still handed over, block after block.
    if (response.destroyed) return false
    if (block === null) return push(null)
    blocks++
    bytes += block.length
    if (blocks <= blocksMax || bytes >= blocks * blockBytesMin) return push(block, encoding)
    response.destroy(new OutboundError('too-large'))
    return false
  }
}

/** Reads an answer up to a size; beyond it the connection is closed, and the rest never read. */
export async function readBody(
  response: IncomingMessage,
  { host, maxBytes, cutsBody }: Answer & { readonly cutsBody: boolean },
): Promise<Buffer> {
  const line = lineOf(host)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    await myTurn(line)
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
  limits: Answer & { readonly deadline: AbortSignal },
): AsyncGenerator<Buffer> {
  // Whoever gives an answer up hears nothing of it: an error without a listener would end the process.
  response.on('error', () => undefined)
  return pour(response, limits)
}

async function* pour(
  response: IncomingMessage,
  { host, maxBytes, deadline }: Answer & { readonly deadline: AbortSignal },
): AsyncGenerator<Buffer> {
  const line = lineOf(host)
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxBytes) throw new OutboundError('too-large')
      await myTurn(line)
      yield part
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError(deadline.aborted ? 'timeout' : 'cut-off', error)
  } finally {
    response.destroy()
  }
}
