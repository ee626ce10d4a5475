import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { threadAnswer } from './thread-answer.ts'

/** Starts a thread that runs a line of JavaScript, with `parent` to answer to. */
function thread(code: string): Worker {
  const source = `const { parentPort: parent } = require('node:worker_threads'); ${code}`
  const worker = new Worker(source, { eval: true })
  onTestFinished(async () => void (await worker.terminate()))
  return worker
}

test('what a thread says next is its answer, and nothing keeps listening to it', async () => {
  const worker = thread(`parent.on('message', (n) => parent.postMessage(n + 1))`)
  for (const asked of [1, 2]) {
    worker.postMessage(asked)
    expect(await threadAnswer(worker, 60_000)).toBe(asked + 1)
  }
  expect(['message', 'error', 'exit'].map((name) => worker.listenerCount(name))).toEqual([0, 0, 0])
})

test('a thread that fails says why', async () => {
  await expect(threadAnswer(thread(`throw new Error('it broke')`), 60_000)).rejects.toThrow('it broke')
})

test('one that ends without an answer is not waited for', async () => {
  await expect(threadAnswer(thread(`process.exit(7)`), 60_000)).rejects.toThrow('status 7')
})

test('nor is one that takes longer than it may, which goes on', async () => {
  const worker = thread(`parent.on('message', () => parent.postMessage('late'))`)
  await expect(threadAnswer(worker, 1)).rejects.toThrow('within 1 ms')
  worker.postMessage('go on')
  expect(await threadAnswer(worker, 60_000)).toBe('late')
})
