import type { Socket } from 'node:net'
import type pg from 'pg'

/** The part of a driver's connection that COPY needs. */
export type CopyConnection = {
  readonly stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  sendCopyFail(reason: string): void
  endCopyFrom(): void
}

/** What the driver calls while a statement of ours is the active one. */
export type CopyStatement = {
  submit(connection: CopyConnection): void
  handleCopyInResponse(): void
  handleCopyData(message: { chunk: Buffer }): void
  handleCommandComplete(message: { text: string }): void
  handleReadyForQuery(): void
  /** Also when the connection breaks; the driver calls nothing of the statement afterwards. */
  handleError(error: Error): void
}

/** Hands a statement to the driver, which runs any object of this shape as a query. */
export function submitCopy(client: pg.ClientBase, statement: CopyStatement): void {
  // The driver's types know only its own kinds of queries.
  const { query } = client as unknown as { query(statement: CopyStatement): void }
  query.call(client, statement)
}

/** Reads from the command tag of a COPY how many rows it moved. */
export function copiedRows({ text }: { text: string }): number {
  return Number(/^COPY (\d+)$/.exec(text)?.[1])
}
