import { once } from 'node:events'
import type pg from 'pg'
import { copiedRows, submitCopy, type CopyConnection } from './copy-protocol.ts'

/**
 * Runs `copy … from stdin` with the bytes of `source`, at the server's pace, and returns how many rows it
 * took. Throws what the source or the server throws; the connection stays usable, its transaction does not.
 */
export function copyIn(client: pg.ClientBase, statement: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    let connection: CopyConnection | undefined
    let sourceError: unknown
    let rows = 0
    submitCopy(client, {
      submit: (given) => {
        connection = given
        given.query(statement)
      },
      handleCopyInResponse: () => {
        const pouring = connection && pour(source, connection, over.signal)
        pouring?.catch((error: unknown) => {
          sourceError = error
          // The server answers this with an error of its own, which ends the statement.
          if (!over.signal.aborted) connection?.sendCopyFail('the source failed')
        })
      },
      handleCopyData: () => undefined,
      handleCommandComplete: (message) => {
        rows = copiedRows(message)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: (error) => {
        over.abort()
        reject(sourceError ?? error)
      },
    })
  })
}

async function pour(source: AsyncIterable<Uint8Array>, connection: CopyConnection, over: AbortSignal): Promise<void> {
  for await (const block of source) {
    if (over.aborted) return
    connection.sendCopyFromChunk(block)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: over })
  }
  if (!over.aborted) connection.endCopyFrom()
}
