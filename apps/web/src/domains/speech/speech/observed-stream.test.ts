import { expect, test } from 'vitest'

import { observedStream } from './observed-stream.ts'

function source(pieces: readonly string[], failure?: Error): ReadableStream<Uint8Array<ArrayBuffer>> {
  const waiting = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const piece = waiting.shift()
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
      else if (failure) controller.error(failure)
      else controller.close()
    },
  })
}

function observe(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const seen: string[] = []
  const observed = observedStream(stream, {
    onBytes: (bytes) => seen.push(`bytes ${bytes.byteLength}`),
    onEnd: () => seen.push('end'),
    onBreak: (error) => seen.push(`break ${String(error)}`),
  })
  return { observed, seen }
}

test('every byte passes, and the end is told once', async () => {
  const { observed, seen } = observe(source(['abc', 'de']))
  expect(await new Response(observed).text()).toBe('abcde')
  expect(seen).toEqual(['bytes 3', 'bytes 2', 'end'])
})

test('a stream that breaks is told as broken, and breaks for its reader too', async () => {
  const { observed, seen } = observe(source(['abc'], new Error('reset')))
  await expect(new Response(observed).text()).rejects.toThrow('reset')
  expect(seen).toEqual(['bytes 3', 'break Error: reset'])
})
