import { parentPort, workerData } from 'node:worker_threads'
import { originalStack } from './original-stack.ts'
import type { SourceLine } from './source-lines.ts'

/** The entry of the thread that reads source maps, so that nobody else waits for them. */

const port = parentPort
if (!port) throw new Error('this file is the entry of a worker thread')
const folder = String(workerData)
port.on('message', (message: unknown) => {
  // Only who writes the log holds the other end.
  const { number, line } = message as SourceLine
  port.postMessage({ number, line: originalStack(line, folder) } satisfies SourceLine)
})
