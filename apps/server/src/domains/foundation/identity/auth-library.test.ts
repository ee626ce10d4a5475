import { triggerAsyncId } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { givenBrowser } from './testing.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()

/** Promises have ids only while Node tracks them. */
const isTracking = () => Promise.resolve().then(() => triggerAsyncId() !== 0)

it('does not slow the process down once people have signed in', async () => {
  const before = await isTracking()
  await Promise.all(Array.from({ length: 5 }, () => givenBrowser(ctx)))
  const after = await isTracking()
  expect([before, after]).toEqual([false, false])
})
