import { Worker } from 'node:worker_threads'
import { loaderArguments } from '../threads/loader-arguments.ts'
import { builtFolder, leadsToBuilt } from './original-stack.ts'

/** What travels to the thread and back. */
export type SourceLine = { readonly number: number; readonly line: string }

/** How long the thread lives after it was last heard of; lines that it has not answered by then are written as they are. */
const restMs = 5000
const waitingMax = 100

/**
 * Makes what writes the lines of a log, with stacks that lead to the sources instead of the built files. Their maps take
 * tenths of a second to read and tens of megabytes: a thread does it that starts with the first such line and ends
 * soon after the last. Those lines come a little later than what was logged after them; none is lost when the process ends.
 */
export function createSourceLines(write: (line: string) => void, folder = builtFolder): { write(line: string): void } {
  const waiting = new Map<number, string>()
  let thread: { readonly worker: Worker; readonly rest: NodeJS.Timeout } | undefined
  let lastNumber = 0

  function end(): void {
    process.off('exit', end)
    clearTimeout(thread?.rest)
    void thread?.worker.terminate()
    thread = undefined
    for (const line of waiting.values()) write(line)
    waiting.clear()
  }

  function begin(): NonNullable<typeof thread> {
    const worker = startThread(folder)
    worker.unref()
    worker.on('message', ({ number, line }: SourceLine) => {
      thread?.rest.refresh()
      if (waiting.delete(number)) write(line)
    })
    worker.on('error', end)
    process.on('exit', end)
    return { worker, rest: setTimeout(end, restMs).unref() }
  }

  return {
    write(line) {
      if (!leadsToBuilt(line, folder) || waiting.size >= waitingMax) return write(line)
      try {
        thread ??= begin()
      } catch {
        // Where no thread can be had, a line that tells less is better than none.
        return write(line)
      }
      thread.rest.refresh()
      waiting.set(++lastNumber, line)
      thread.worker.postMessage({ number: lastNumber, line } satisfies SourceLine)
    },
  }
}

function startThread(folder: string): Worker {
  const workerUrl = new URL('./source-lines-worker.ts', import.meta.url)
  return new Worker(workerUrl, {
    workerData: folder,
    execArgv: loaderArguments(workerUrl),
    name: 'source-lines',
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
}
