import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loaderArguments } from '../kernel/threads/loader-arguments.ts'

export type SessionOrder = {
  /** The program of the command line, as it is built. */
  readonly cli: string
  readonly args: readonly string[]
  readonly input: string
  readonly environment: Readonly<Record<string, string>>
}
export type SessionResult = { readonly code: number; readonly out: string; readonly err: string }

export type CliSession = {
  run(args: readonly string[], wishes: Pick<SessionOrder, 'input' | 'environment'>): Promise<SessionResult>
  end(): Promise<void>
}

/** Starts a process that runs one command of the built command line after the other, and loads the product once. */
export function startCliSession(cli: string): CliSession {
  const program = new URL('./cli-session-process.testing.ts', import.meta.url)
  const child = fork(program, { execArgv: loaderArguments(program), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let written = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (written += text))
  const gone = once(child, 'exit').then(() => {
    throw new Error(`the session ended: ${written}`)
  })
  gone.catch(() => undefined)
  return {
    run: async (args, wishes) => {
      const before = written.length
      const heard = once(child, 'message')
      child.send({ cli, args, ...wishes } satisfies SessionOrder)
      // Only our own child holds the other end.
      const [result] = (await Promise.race([heard, gone])) as [SessionResult]
      // What is logged is written past the streams of Node.
      return { ...result, err: written.slice(before) + result.err }
    },
    end: async () => {
      child.disconnect()
      await gone.catch(() => undefined)
    },
  }
}
