import { setMaxListeners } from 'node:events'
import { expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { inLineOfLongSounds, longSoundsAtOnce } from './long-sounds.ts'

const here = (workspaceId: string, signal = new AbortController().signal) =>
  ({ workspaceId, signal }) as Parameters<typeof inLineOfLongSounds>[0]

test('no more long sounds are worked on at once than leave a thread free, and workspaces take turns', async () => {
  let running = 0
  let most = 0
  const order: string[] = []
  const work = (name: string) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    order.push(name)
  }
  const loud = Array.from({ length: 4 * longSoundsAtOnce }, (_, at) =>
    inLineOfLongSounds(here('loud'), work(`loud ${at}`)),
  )
  await Promise.all([...loud, inLineOfLongSounds(here('calm'), work('calm'))])
  expect(most).toBe(longSoundsAtOnce)
  expect(order.indexOf('calm')).toBeLessThanOrEqual(2 * longSoundsAtOnce)
})

test('a workspace with too many waiting is told to wait, and one that leaves keeps nobody waiting', async () => {
  const leaving = new AbortController()
  setMaxListeners(100, leaving.signal)
  const until = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
  const taken = Array.from({ length: longSoundsAtOnce + 32 }, () =>
    inLineOfLongSounds(here('flood', leaving.signal), () => until).catch(() => 'left'),
  )
  const refused = await inLineOfLongSounds(here('flood'), () => until).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'rate_limit_exceeded' })
  leaving.abort()
  await Promise.all(taken)
  expect(await inLineOfLongSounds(here('other'), () => Promise.resolve('read'))).toBe('read')
})
