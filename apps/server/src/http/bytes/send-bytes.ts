import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteAnswer, type ByteSink, pour } from '../../kernel/byte-stream.ts'
import { parseRange } from './range.ts'

/**
 * Sends an answer made of bytes. Headers leave with the first byte, so that whatever goes wrong before
 * it is still a proper error; what goes wrong after it resets the connection.
 */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ByteAnswer,
  signal: AbortSignal,
): Promise<void> {
  const head = headOf(request, answer)
  const raw = reply.raw
  const begin = () => writeHead(reply, answer, head)
  try {
    if (head.part) await pour(head.part, createSink(raw, begin))
    else if (head.sendsAll) await answer.send(createSink(raw, begin), signal)
  } catch (error) {
    if (raw.headersSent) raw.destroy()
    throw error
  } finally {
    await answer.close?.()
  }
  if (!raw.headersSent) begin()
  raw.end()
}

type Head = {
  readonly status: number
  /** Whether the whole answer follows. */
  readonly sendsAll?: true
  readonly headers: Readonly<Record<string, string | number>>
  readonly part?: AsyncIterable<Uint8Array>
}

function headOf(request: FastifyRequest, answer: ByteAnswer): Head {
  const { sizeBytes, range } = answer
  const etag = answer.headers?.['etag']
  if (etag && request.headers['if-none-match'] === etag) return { status: 304, headers: {} }
  const { status = 200 } = answer
  // Nothing is read or made for one who asks only for what stands above the body.
  if (request.method === 'HEAD')
    return {
      status,
      headers: {
        ...(sizeBytes !== undefined && { 'content-length': sizeBytes }),
        ...(sizeBytes !== undefined && range && { 'accept-ranges': 'bytes' }),
      },
    }
  if (sizeBytes === undefined) return { status, sendsAll: true, headers: {} }
  if (!range || status !== 200) return { status, sendsAll: true, headers: { 'content-length': sizeBytes } }
  const condition = request.headers['if-range']
  const wanted =
    condition === undefined || condition === etag ? parseRange(request.headers.range, sizeBytes) : undefined
  if (wanted === undefined)
    return { status, sendsAll: true, headers: { 'content-length': sizeBytes, 'accept-ranges': 'bytes' } }
  if (wanted === 'unsatisfiable')
    return { status: 416, headers: { 'content-range': `bytes */${sizeBytes}`, 'content-length': 0 } }
  const { start, end } = wanted
  const headers = {
    'content-range': `bytes ${start}-${end - 1}/${sizeBytes}`,
    'content-length': end - start,
    'accept-ranges': 'bytes',
  }
  return { status: 206, headers, part: range(wanted) }
}

function createSink(raw: ServerResponse, begin: () => void): ByteSink {
  return {
    write(bytes) {
      if (raw.destroyed) return true
      if (!raw.headersSent) begin()
      return raw.write(bytes)
    },
    drained: () => drained(raw),
    get gone() {
      return raw.destroyed
    },
  }
}

function writeHead(reply: FastifyReply, answer: ByteAnswer, head: Head): void {
  const earlier: Record<string, string | string[] | number> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) earlier[name] = value
  reply.hijack()
  reply.raw.writeHead(head.status, {
    ...earlier,
    'content-type': answer.contentType,
    ...answer.headers,
    ...head.headers,
  })
}

async function drained(raw: ServerResponse): Promise<void> {
  if (raw.destroyed || !raw.writableNeedDrain) return
  const stop = new AbortController()
  const event = (name: string) => once(raw, name, { signal: stop.signal }).catch(() => undefined)
  await Promise.race([event('drain'), event('close')])
  stop.abort()
}
