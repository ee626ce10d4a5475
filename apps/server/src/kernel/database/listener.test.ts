import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createListener } from './listener.ts'

/** However much else the machine does. */
const inTime = { timeout: 30_000 }

async function aListener() {
  const { connection, database, drop } = await createTestDatabase()
  const listener = createListener(connection)
  onTestFinished(async () => {
    await listener.close()
    await drop()
  })
  const heard: string[] = []
  const missed = vi.fn<() => void>()
  const listening = listener.listen('news', { heard: (payload) => heard.push(payload), missed })
  await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), inTime)
  const say = (what: string) => database.pool.query("select pg_notify('news', $1)", [what])
  return { database, listener, listening, heard, missed, say }
}

describe('a listener', () => {
  it('hears what others say on its channel, in order, and nothing of other channels', async () => {
    const { database, heard, say } = await aListener()
    await say('one')
    await database.pool.query("select pg_notify('gossip', 'no')")
    await say('two')
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two']), inTime)
  })

  it('comes back when its connection is cut, says that something may be missing, and hears again', async () => {
    const { database, heard, missed, say } = await aListener()
    const cut = await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    )
    expect(cut.rowCount).toBe(1)
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    await say('back')
    await vi.waitFor(() => expect(heard).toEqual(['back']), inTime)
  })

  it('stops telling those who stopped listening', async () => {
    const { listener, listening, heard, say } = await aListener()
    const others: string[] = []
    const ready = vi.fn<() => void>()
    listener.listen('news', { heard: (payload) => others.push(payload), missed: ready })
    await vi.waitFor(() => expect(ready).toHaveBeenCalled(), inTime)
    listening.stop()
    await say('later')
    await vi.waitFor(() => expect(others).toEqual(['later']), inTime)
    expect(heard).toEqual([])
  })

  it('gives up quietly when it is closed while the database is away', async () => {
    const listener = createListener({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' })
    listener.listen('news', { heard: () => undefined, missed: () => undefined })
    await expect(listener.close()).resolves.toBeUndefined()
  })
})
