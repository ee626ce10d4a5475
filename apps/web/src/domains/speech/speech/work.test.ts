import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { LiveRegion } from '#kit/announce.tsx'
import { shownForTests } from '#kit/testing.ts'
import { creditsKey } from '#usage'
import { createWork, type Work } from './work.ts'

type State = { readonly status: 'going' } | { readonly status: 'done'; readonly of: string }

const words = {
  announceStart: 'It begins.',
  announceEnd: 'It is done.',
  announceFailure: (reason: string) => `It failed: ${reason}`,
  cancelled: 'It was called off.',
}
let forgotten: string[] = []
let work: Work<State | { readonly status: string }>
let client: QueryClient
beforeEach(() => {
  forgotten = []
  client = new QueryClient()
  work = createWork<State>(words, (why) => forgotten.push(why)) as Work<State | { readonly status: string }>
})

/** What a component sees now. */
function seen(): unknown {
  const states: unknown[] = []
  const Screen = ({ onState }: { readonly onState: (state: unknown) => void }) => {
    onState(work.useState())
    return null
  }
  shownForTests(createElement(Screen, { onState: (state) => states.push(state) }))
  return states[0]
}
const heard = () => shownForTests(createElement(LiveRegion)).replaceAll(/<[^>]*>|\u00A0/gu, '')

/** Work that ends when the test says so. */
function underWay(of = 'a') {
  let finish = (): void => undefined
  let fail = (_error: unknown): void => undefined
  const ended = new Promise<State>((resolve, reject) => {
    finish = () => resolve({ status: 'done', of })
    fail = reject
  })
  const running = work.run(client, { status: 'going' }, (signal) => {
    signal.addEventListener('abort', () => fail(new DOMException('called off', 'AbortError')))
    return ended
  })
  return { running, finish: () => finish(), fail: (error: unknown) => fail(error) }
}

test('begins, goes on and ends, and says so to people who listen', async () => {
  expect(seen()).toEqual({ status: 'idle' })
  const { running, finish } = underWay()
  expect([seen(), heard()]).toEqual([{ status: 'going' }, 'It begins.'])
  finish()
  await running
  expect([seen(), heard()]).toEqual([{ status: 'done', of: 'a' }, 'It is done.'])
})

test('that is called off becomes that, and lets go of what it left behind', async () => {
  const { running } = underWay()
  work.cancel()
  await running
  expect([seen(), heard(), forgotten]).toEqual([{ status: 'cancelled' }, 'It was called off.', ['cancelled']])
})

test('that fails says why, under which id the server remembers it, and when to try again', async () => {
  const { running, fail } = underWay()
  fail(new ApiError({ status: 429, code: 'busy', message: 'Too much.', requestId: 'r1', retryAfterSeconds: 5 }))
  await running
  expect(seen()).toMatchObject({ status: 'failed', requestId: 'r1', advice: expect.stringContaining('5') })
  expect(heard()).toContain('It failed')
})

test('takes the place of what runs, whose end changes nothing any more', async () => {
  const first = underWay('first')
  const second = underWay('second')
  await first.running
  expect([seen(), forgotten]).toEqual([{ status: 'going' }, []])
  second.finish()
  await second.running
  expect(seen()).toEqual({ status: 'done', of: 'second' })
})

test('that is told too late to stop changes nothing when it ends', async () => {
  const late = work.run(client, { status: 'going' }, async () => ({ status: 'done', of: 'late' }))
  const next = underWay('next')
  await late
  expect(seen()).toEqual({ status: 'going' })
  next.finish()
  await next.running
  expect(seen()).toEqual({ status: 'done', of: 'next' })
})

test.each(['ends', 'fails'])('that %s asks again what is left to spend', async (how) => {
  client.getQueryCache().build(client, { queryKey: creditsKey }).setState({ status: 'success' })
  const { running, finish, fail } = underWay()
  if (how === 'ends') finish()
  else fail(new Error('no'))
  await running
  expect(client.getQueryState(creditsKey)?.isInvalidated).toBe(true)
})

test('nothing that runs can be called off twice', async () => {
  work.cancel()
  const { running } = underWay()
  work.cancel()
  work.cancel()
  await running
  expect(forgotten).toEqual(['cancelled'])
})
