import { getPriority } from 'node:os'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { loaderArguments } from '../loader-arguments.ts'

it.runIf(process.platform === 'linux')('makes its own thread wait for others, and no other', async () => {
  const before = getPriority(0)
  const here = new URL('./yield-to-live-work.ts', import.meta.url)
  const code = `import { getPriority } from 'node:os'
    import { parentPort } from 'node:worker_threads'
    import { yieldToLiveWork } from '${here.href}'
    yieldToLiveWork()
    parentPort.postMessage(getPriority(0))`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    execArgv: loaderArguments(here),
  })
  onTestFinished(async () => void (await worker.terminate()))
  expect(await once(worker, 'message')).toEqual([Math.max(before, 10)])
  expect(getPriority(0)).toBe(before)
})
