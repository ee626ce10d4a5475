import { readdirSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../tools/project/temporary-folder.ts'
import { type Config, readConfig } from '../config.ts'
import { endAfterCrash } from './end-after-crash.ts'
import { exitCodes } from './exit-codes.ts'
import { ProcessCrashed } from '../jobs/process-crashed.ts'
import { createManualClock } from '../kernel/clock.ts'
import type { RunningServer } from '../start-server.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A process that ends when something breaks, without ending this one. */
function anEnding(config: Config) {
  const clock = createManualClock(new Date(0))
  const handlers = new Map<string, (error: unknown) => void>()
  vi.spyOn(process, 'on').mockImplementation((event: string | symbol, handler: (error: unknown) => void) => {
    handlers.set(String(event), handler)
    return process
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const running = endAfterCrash(config, clock, pino({ level: 'silent' }))
  const breaks = (error: unknown) => {
    clock.advance(1)
    handlers.get('uncaughtException')?.(error)
  }
  return { running, breaks, exit }
}

test('however much breaks on the way out, a few reports are written and the process ends in time', async () => {
  using folder = temporaryFolder({})
  vi.useFakeTimers()
  const { running, breaks, exit } = anEnding(readConfig({ VIREO_DATA: folder.path }))
  const stop = vi.fn<RunningServer['stop']>(() => new Promise(() => undefined))
  const requests = () => ({ current: undefined, underWay: [], answered: [] })
  running.server = { url: '', outboxUrl: undefined, setUpCode: undefined, requests, stop } satisfies RunningServer
  for (let number = 0; number < 1000; number++) breaks(new Error('again'))
  expect(readdirSync(path.join(folder.path, 'crashes'))).toHaveLength(5)
  expect(stop.mock.calls).toEqual([[expect.any(ProcessCrashed)]])
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(exit).toHaveBeenCalledWith(exitCodes.crashed)
})
