/** What the tests use of the package, which brings no types along. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  type Done = (error?: Error | null) => void
  export type SMTPServerOptions = {
    readonly authOptional?: boolean
    readonly disabledCommands?: readonly string[]
    readonly onRcptTo?: (recipient: { readonly address: string }, session: unknown, done: Done) => void
    readonly onData?: (stream: Readable, session: unknown, done: Done) => void
  }
  export class SMTPServer {
    constructor(options: SMTPServerOptions)
    readonly server: Server
    listen(port: number, host: string): void
    close(done: () => void): void
  }
}
