import { expect, it, onTestFinished } from 'vitest'
import { JobPool } from './job-pool.ts'
import type { JobThread } from './job-thread.ts'
import type { JobNews } from './messages.ts'

type Thread = JobThread<string, string, string>

/** A thread that echoes its task, as progress first. */
function echo(): Thread {
  return {
    isReady: true,
    start({ task }, hear: (news: JobNews<string, string>) => void) {
      queueMicrotask(() => {
        hear({ type: 'progress', progress: task })
        hear({ type: 'done', result: task })
      })
    },
    wish: () => undefined,
    end: () => Promise.resolve(),
  }
}

function aPool(startThread: () => Thread) {
  const kind = { name: 'test', workerUrl: new URL('file:///nowhere') }
  // The threads are of one kind here; the pool's are generic.
  const options = { workers: 1, engine: 'none', startThread: startThread as never }
  const pool = new JobPool<string, string, string>(kind, options)
  onTestFinished(() => pool.close())
  return pool
}

it.each(['is not started', 'takes no job'])(
  'a thread that %s fails its own job, and the next in line runs',
  async (how) => {
    let tries = 0
    const pool = aPool(() => {
      tries += 1
      const fails = () => {
        throw Object.assign(new Error('no more threads'), { code: 'ERR_WORKER_INIT_FAILED' })
      }
      if (tries > 1) return echo()
      return how === 'takes no job' ? { ...echo(), start: fails } : fails()
    })
    const ends = await Promise.allSettled(['first', 'second', 'third'].map((task) => pool.run(task)))
    expect(ends).toMatchObject([
      { reason: { name: 'EngineError', kind: 'crashed' } },
      { value: 'second' },
      { value: 'third' },
    ])
  },
)

it('a thread that cannot be started when another one’s job ends fails that job alone', async () => {
  let tries = 0
  const pool = aPool(() => {
    tries += 1
    if (tries === 2) throw new Error('no more threads')
    // Not reusable after its job: the next job needs a new thread.
    return {
      ...echo(),
      start: (_, hear) => queueMicrotask(() => hear({ type: 'failed', kind: 'crashed', message: '' })),
    }
  })
  const ends = await Promise.allSettled(['first', 'second', 'third'].map((task) => pool.run(task)))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tries).toBe(3)
})

it('a listener that throws ends its own job, and the next in line runs', async () => {
  const pool = aPool(echo)
  const heard: unknown[] = []
  pool.add('first', {
    progress: () => {
      throw new Error('the listener is broken')
    },
    over: (outcome) => {
      heard.push(outcome)
      throw new Error('and so is this')
    },
  })
  await expect(pool.run('second')).resolves.toBe('second')
  expect(heard).toMatchObject([{ kind: 'crashed', message: 'the listener failed' }])
})

it('a pool is warmed by one thread, which the next job has, and not at all where there is one', async () => {
  const did: string[] = []
  let threads = 0
  const pool = aPool(() => {
    threads += 1
    const { start, ...thread } = echo()
    return { ...thread, isReady: true, start: (job, hear) => void (did.push(job.task), start(job, hear)) }
  })
  pool.warm('load')
  pool.warm('load')
  await expect(pool.run('job')).resolves.toBe('job')
  pool.warm('load')
  expect(did).toEqual(['load', 'job'])
  expect(threads).toBe(1)
})
