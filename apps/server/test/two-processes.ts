import { afterAll } from 'vitest'
import { type Database, openDatabase } from '../src/kernel/database/database.ts'
import { bindDatabase } from '../src/kernel/transaction.ts'
import { createTestDatabase } from './test-database.ts'

const connectionsEach = 8

/**
 * Opens one database as two processes see it, each with connections of its own. They are closed after the last test of
 * the file.
 */
export async function openTwoProcesses(): Promise<{ readonly one: Database; readonly other: Database }> {
  const { connection, drop } = await createTestDatabase()
  const [one, other] = [openDatabase(connection, connectionsEach), openDatabase(connection, connectionsEach)]
  for (const process of [one, other]) bindDatabase(process)
  afterAll(async () => {
    await one.close()
    await other.close()
    await drop()
  })
  return { one, other }
}
