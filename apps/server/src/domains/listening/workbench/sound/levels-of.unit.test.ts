import { setTimeout } from 'node:timers/promises'
import { MediaError } from '@vireo/engines'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryConcurrencyGate } from '#adapters/concurrency/concurrency-memory.ts'
import { AppError } from '#kernel/errors.ts'
import { levelsOf } from './levels-of.ts'

/** However much else the machine does. */
const inTime = { timeout: 30_000 }

type Measuring = Parameters<typeof levelsOf>[0]
type Media = Parameters<typeof levelsOf>[1]

const concurrency = createMemoryConcurrencyGate()
/** Recordings that are copied, and what lets them come. */
const copies: { readonly key: string; readonly come: () => void }[] = []
afterEach(() => {
  copies.length = 0
  vi.restoreAllMocks()
})

async function* slowly(key: string) {
  let isThere = false
  copies.push({ key, come: () => (isThere = true) })
  do {
    await setTimeout(5)
    yield Uint8Array.of(1)
  } while (!isThere)
}
async function* samples() {
  yield Float32Array.of(0, 0.5, 1)
}
const ctxOf = (workspaceId: string, decode: () => AsyncIterable<Float32Array> = samples) =>
  ({ workspaceId, ports: { concurrency, storage: { read: slowly }, media: { decode } } }) as unknown as Measuring
const recording = (id: string) => ({ id, storage_key: id, duration_ms: 1000 }) as Media
const begun = (count: number) => vi.waitFor(() => expect(copies).toHaveLength(count), inTime)
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))

test('however many are measured at a time, none is measured twice', async () => {
  const asked = Array.from({ length: 40 }, (_, at) => levelsOf(ctxOf(`w${at}`), recording(`many-${at}`)))
  await begun(40)
  const again = Array.from({ length: 40 }, (_, at) => levelsOf(ctxOf(`x${at}`), recording(`many-${at}`)))
  await Promise.resolve()
  for (const { come } of copies) come()
  expect(await Promise.all(again)).toEqual(await Promise.all(asked))
  expect(new Set(copies.map(({ key }) => key)).size).toBe(40)
  expect(copies).toHaveLength(40)
})

test('no more is copied for a workspace than it has places for, and whoever waits with others takes none', async () => {
  const ctx = ctxOf('w')
  const asked = [levelsOf(ctx, recording('one')), levelsOf(ctx, recording('two'))]
  await begun(2)
  const same = levelsOf(ctx, recording('one'))
  expect(await levelsOf(ctx, recording('three')).catch(codeOf)).toBe('concurrent_limit_exceeded')
  // Which of them has its folder first is nobody’s concern.
  expect(copies.map(({ key }) => key).toSorted()).toEqual(['one', 'two'])
  for (const { come } of copies) come()
  await Promise.all([...asked, same])
  const third = levelsOf(ctx, recording('three'))
  await begun(3)
  copies[2]?.come()
  expect(await third).toEqual(Uint8Array.of(255))
  // It is remembered, without its recording.
  expect(await levelsOf(ctx, recording('three'))).toEqual(Uint8Array.of(255))
})

test('what takes too long to come or to be decoded is asked for again later, and is begun anew then', async () => {
  const patience = new AbortController()
  const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const copied = levelsOf(ctxOf('patient'), recording('late')).catch(codeOf)
  await begun(1)
  patience.abort(new DOMException('late', 'TimeoutError'))
  expect(await copied).toBe('service_unavailable')
  expect(given.mock.calls[0]?.[0]).toBeLessThanOrEqual(15 * 60_000)
  vi.restoreAllMocks()
  const failing = () => {
    throw new MediaError('unreadable', 'this is no recording')
  }
  const refused = levelsOf(ctxOf('patient', failing), recording('late')).catch(codeOf)
  await begun(2)
  copies[1]?.come()
  expect(await refused).toBe('invalid_audio')
})
