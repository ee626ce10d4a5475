import type pg from 'pg'
import { submitCopy, type CopyConnection } from './copy-protocol.ts'

const blockBytes = 256 * 1024

/**
 * Runs `copy … to stdout` and yields its bytes in blocks, at the reader's pace. `onRow` sees every row (in
 * text format a line) once. Leaving the loop early ends the connection. Throws what the server throws.
 */
export async function* copyOut(
  client: pg.ClientBase,
  statement: string,
  onRow: (row: Buffer) => void,
): AsyncGenerator<Buffer, void> {
  const reading = new Reading(onRow)
  submitCopy(client, {
    submit: (connection) => {
      reading.connection = connection
      connection.query(statement)
    },
    handleCopyInResponse: () => undefined,
    handleCopyData: ({ chunk }) => reading.add(chunk),
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => reading.end(),
    handleError: (error) => reading.end(error),
  })
  try {
    for (;;) {
      const block = await reading.next()
      if (block === undefined) return
      yield block
    }
  } finally {
    reading.leave()
  }
}

/** Gathers rows into blocks and holds the socket while a full one waits for its reader. */
class Reading {
  connection: CopyConnection | undefined
  private readonly onRow: (row: Buffer) => void
  private readonly blocks: Buffer[] = []
  private rows: Buffer[] = []
  private rowsBytes = 0
  private isOver = false
  private error: Error | undefined
  private wake = (): void => undefined

  constructor(onRow: (row: Buffer) => void) {
    this.onRow = onRow
  }

  add(row: Buffer): void {
    this.onRow(row)
    // The driver reuses its buffer for the next message.
    this.rows.push(Buffer.from(row))
    this.rowsBytes += row.length
    if (this.rowsBytes < blockBytes) return
    this.flush()
    this.connection?.stream.pause()
  }

  end(error?: Error): void {
    this.isOver = true
    this.error = error
    this.flush()
  }

  async next(): Promise<Buffer | undefined> {
    while (this.blocks.length === 0 && !this.isOver) {
      this.connection?.stream.resume()
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    if (this.error) throw this.error
    return this.blocks.shift()
  }

  /** Only ending the connection silences a server whose reader left early. */
  leave(): void {
    if (this.isOver) this.connection?.stream.resume()
    else this.connection?.stream.destroy()
  }

  private flush(): void {
    if (this.rowsBytes > 0) this.blocks.push(Buffer.concat(this.rows, this.rowsBytes))
    this.rows = []
    this.rowsBytes = 0
    this.wake()
  }
}
