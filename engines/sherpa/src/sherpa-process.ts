import { fork } from 'node:child_process'
import { type Isolation, loaderArguments } from '@vireo/engines'
import type { CancelOrder, ChildNews, ChildOrder } from './messages.ts'

/** A process with a model in it. */
export type SherpaProcess = {
  send(order: ChildOrder | CancelOrder): void
  /** Whether it keeps this process from ending. */
  hold(holds: boolean): void
  /** Ends it, whatever it does. Nothing is heard of it afterwards. */
  end(): Promise<void>
}

export type ProcessEvents = {
  news(news: ChildNews): void
  /** It ended by itself; with the last it had to say. */
  died(reason: string): void
}

/** The library tells on this stream why it ends its process. */
const lastWordsMax = 600

/** Starts the process in which models speak, without the environment of the server and, where that is possible, the network. */
export function startSherpaProcess(events: ProcessEvents, isolation: Isolation | undefined): SherpaProcess {
  const entry = new URL('./child/sherpa-child.ts', import.meta.url)
  const own = ['--expose-gc', ...loaderArguments(entry)]
  const child = fork(entry, {
    ...(isolation
      ? { execPath: isolation.file, execArgv: [...isolation.args, process.execPath, ...own] }
      : { execArgv: own }),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Secrets of the instance are none of its business.
    env: {},
  })
  let lastWords = ''
  let isOver = false
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const die = (reason: string) => {
    if (isOver) return
    isOver = true
    events.died(lastWords.trim() === '' ? reason : `${reason}: ${lastWords.trim()}`)
  }
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-lastWordsMax)
  })
  // Only our own child holds the other end.
  child.on('message', (news) => !isOver && events.news(news as ChildNews))
  child.on('error', (error) => die(error.message))
  child.on('close', (code, signal) => die(`the process ended with ${signal ?? code}`))
  return {
    send: (order) => {
      child.send(order, (error) => error && die(error.message))
    },
    hold: (holds) => {
      const change = holds ? 'ref' : 'unref'
      child[change]()
      child.channel?.[change]()
      // A pipe is a socket underneath, which its type does not say.
      const pipe = child.stderr
      if (pipe && 'unref' in pipe && 'ref' in pipe) Reflect.apply(pipe[change] as () => void, pipe, [])
    },
    end: async () => {
      isOver = true
      if (child.pid === undefined) return
      child.ref()
      child.kill('SIGKILL')
      await ended
    },
  }
}
