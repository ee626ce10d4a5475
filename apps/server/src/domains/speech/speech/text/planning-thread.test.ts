import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createPlanningThread } from './planning-thread.ts'

/** Plans nothing; answers with a failure that says the text, and never where it is told to hang or to end. */
const program = `
  const { parentPort } = require('node:worker_threads')
  parentPort.postMessage({ ready: true })
  parentPort.on('message', ({ text }) => {
    if (text === 'hang') for (;;);
    if (text === 'end') process.exit(3)
    parentPort.postMessage({ failure: 'heard ' + text })
  })`

const order = (text: string) => ({ text, options: { languages: ['en-US'], normalizes: true, speakable: [] } })
const failureOf = (plan: Promise<unknown>) =>
  plan.then(
    () => 'planned',
    (error: Error) => error.message,
  )

test('a text that hangs the thread fails alone, and the next in line has a new one', async () => {
  let started = 0
  const thread = createPlanningThread({
    startThread: () => (++started, new Worker(program, { eval: true })),
    planMs: 300,
  })
  const texts = ['first', 'hang', 'third', 'end', 'fifth']
  const ends = await Promise.all(texts.map((text) => failureOf(thread.plan('w', order(text)))))
  expect(ends).toEqual([
    'heard first',
    'planning this text took too long',
    'heard third',
    'the planning thread ended with status 3',
    'heard fifth',
  ])
  expect(started).toBe(3)
})

test('a thread that never is there is replaced', async () => {
  let started = 0
  const thread = createPlanningThread({
    // Waits for nothing that ever comes.
    startThread: () => new Worker(++started === 1 ? 'setInterval(() => undefined, 1000)' : program, { eval: true }),
    startMs: 3000,
  })
  const ends = ['first', 'second'].map((text) => failureOf(thread.plan('w', order(text))))
  await expect(Promise.all(ends)).resolves.toEqual(['planning this text took too long', 'heard second'])
  expect(started).toBe(2)
})

test('a thread that cannot be started fails the text that asked for it, and the next in line is planned', async () => {
  let started = 0
  const thread = createPlanningThread({
    startThread: () => {
      if (++started < 3) throw Object.assign(new Error('no more threads'), { code: 'ERR_WORKER_INIT_FAILED' })
      return new Worker(program, { eval: true })
    },
  })
  const ends = ['first', 'second', 'third'].map((text) => failureOf(thread.plan('w', order(text))))
  await expect(Promise.all(ends)).resolves.toEqual(['no more threads', 'no more threads', 'heard third'])
})

test('a text that nobody waits for any more gives up its turn', async () => {
  const thread = createPlanningThread({ startThread: () => new Worker(program, { eval: true }) })
  const leaving = new AbortController()
  const [first, second] = [
    failureOf(thread.plan('w', order('first'))),
    failureOf(thread.plan('w', order('second'), leaving.signal)),
  ]
  leaving.abort(new Error('gone'))
  expect(await Promise.all([first, second])).toEqual(['heard first', 'gone'])
})
