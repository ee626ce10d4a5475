import fc from 'fast-check'
import { expect, test } from 'vitest'

import { jsonLines } from './json-lines.ts'

function streamOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b)
  const parts = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end))
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

async function valuesOf(text: string, cuts: readonly number[]): Promise<unknown[]> {
  const values: unknown[] = []
  for await (const value of jsonLines(streamOf(new TextEncoder().encode(text), cuts))) values.push(value)
  return values
}

const value = fc.record({ text: fc.string({ unit: 'grapheme' }), audio: fc.base64String(), times: fc.array(fc.nat()) })
const terminator = fc.constantFrom('\n\n', '\n', '\r\n', '\n\n\n')

test('every value arrives whole and in order, wherever the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(value), terminator, fc.array(fc.nat()), async (values, end, cuts) => {
      const text = values.map((one) => JSON.stringify(one) + end).join('')
      expect(await valuesOf(text, cuts)).toEqual(values)
      expect(await valuesOf(text.trimEnd(), cuts)).toEqual(values)
    }),
  )
})

test('what is no JSON is a failure, and so is a stream that ends within a value', async () => {
  await expect(valuesOf('{"a":1}\n\n{"b"', [])).rejects.toThrow(SyntaxError)
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('cut off')) })
  await expect(jsonLines(broken).next()).rejects.toThrow('cut off')
})

test('whoever stops listening stops the stream', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{}\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const _ of jsonLines(endless)) break
  expect(cancelled).toBe(true)
})
