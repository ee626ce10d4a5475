import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRunningServer, openEmbeddedPostgres } from '../index.ts'
import { openPlayground, query, type Playground } from '../testing.ts'

let playground: Playground
beforeAll(async () => {
  playground = await openPlayground()
})
afterAll(() => playground.clear())

describe('the owner', () => {
  test('is one: a second one is refused with the process id of the first', async () => {
    const dataDir = await playground.newDataDir()
    const first = playground.launch({ dataDir, role: 'owner' })
    expect(await first.next()).toMatchObject({ kind: 'opened', ownedByUs: true, adopted: false })
    await expect(openEmbeddedPostgres({ dataDir, role: 'owner' })).rejects.toMatchObject({
      code: 'owner-running',
      message: expect.stringContaining(`process ${first.pid}`),
    })
    expect(await findRunningServer(dataDir)).toMatchObject({ ownerPid: first.pid })
    expect(await first.stop()).toMatchObject({ kind: 'stopped' })
    const second = await playground.open({ dataDir, role: 'owner' })
    expect(second).toMatchObject({ ownedByUs: true, adopted: false })
    await second.stop()
  })

  test('is one of many that come at once to an empty folder, and every guest sees the same database', async () => {
    const dataDir = await playground.emptyDataDir()
    const roles = ['owner', 'guest', 'owner', 'guest', 'owner', 'guest'] as const
    const launchers = roles.map((role) => playground.launch({ dataDir, role }))
    const events = await Promise.all(launchers.map((launcher) => launcher.next()))
    const owners = events.filter((_, index) => roles[index] === 'owner')
    expect(owners.map(({ kind, code }) => code ?? kind).toSorted()).toEqual([
      'opened',
      'owner-running',
      'owner-running',
    ])
    const opened = events.filter(({ kind }) => kind === 'opened')
    expect(opened).toHaveLength(4)
    const ids = await Promise.all(
      opened.map(({ connection }) =>
        query(
          connection,
          'select system_identifier::text as id, pg_postmaster_start_time()::text as since from pg_control_system()',
        ),
      ),
    )
    expect(new Set(ids.map((rows) => JSON.stringify(rows))).size).toBe(1)
    expect(opened.filter(({ adopted }) => adopted === false)).toHaveLength(1)
    await Promise.all(
      launchers.filter((_, index) => events[index]?.kind === 'opened').map((launcher) => launcher.stop()),
    )
    expect(await findRunningServer(dataDir)).toBeUndefined()
  })

  test('that was killed leaves a running server, which the next owner adopts and stops', async () => {
    const dataDir = await playground.newDataDir()
    const killed = playground.launch({ dataDir, role: 'owner' })
    const { connection } = await killed.next()
    await query(connection, 'create table notes as select 1 as note')
    const left = await findRunningServer(dataDir)
    await killed.kill()
    expect(await findRunningServer(dataDir)).toEqual({ pid: left?.pid, connection: left?.connection })
    const next = await playground.open({ dataDir, role: 'owner' })
    expect(next).toMatchObject({ adopted: true, ownedByUs: true })
    expect((await findRunningServer(dataDir))?.pid).toBe(left?.pid)
    expect(await query(next.connection, 'select note from notes')).toEqual([{ note: 1 }])
    await next.stop()
    expect(await findRunningServer(dataDir)).toBeUndefined()
  })

  test('does not lose its server to the Ctrl-C that reaches its whole process group', async () => {
    const dataDir = await playground.newDataDir()
    const launcher = playground.launch({ dataDir, role: 'owner' }, { ownGroup: true })
    await launcher.next()
    const server = await findRunningServer(dataDir)
    process.kill(-launcher.pid, 'SIGINT')
    await once(launcher.child, 'exit')
    expect(launcher.child.signalCode).toBe('SIGINT')
    expect(await findRunningServer(dataDir)).toMatchObject({ pid: server?.pid })
  })

  test('leaves no pipe of its parent in the hands of the server', async () => {
    const dataDir = await playground.newDataDir()
    const launcher = playground.launch({ dataDir, role: 'owner' })
    await launcher.next()
    const closed = Promise.all([once(launcher.child, 'close'), launcher.kill()])
    await closed
    expect(await findRunningServer(dataDir)).toBeDefined()
  })
})

describe('guests', () => {
  test('join the owner’s server and leave it running', async () => {
    const dataDir = await playground.newDataDir()
    const owner = await playground.open({ dataDir, role: 'owner' })
    const guest = playground.launch({ dataDir, role: 'guest' })
    const joined = await guest.next()
    expect(joined).toMatchObject({ kind: 'opened', adopted: true, ownedByUs: false })
    expect(await query(joined.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await guest.stop()).toMatchObject({ kind: 'stopped' })
    expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await owner.stop()
  })

  test('alone start the server for themselves; the last one to leave stops it', async () => {
    const dataDir = await playground.newDataDir()
    const first = playground.launch({ dataDir, role: 'guest' })
    expect(await first.next()).toMatchObject({ adopted: false, ownedByUs: true })
    const second = playground.launch({ dataDir, role: 'guest' })
    const joined = await second.next()
    expect(joined).toMatchObject({ adopted: true, ownedByUs: false })
    await first.stop()
    expect(await query(joined.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(await findRunningServer(dataDir)).toBeUndefined()
  })

  test('hand the server over to an owner who comes meanwhile', async () => {
    const dataDir = await playground.newDataDir()
    const guest = playground.launch({ dataDir, role: 'guest' })
    await guest.next()
    const owner = await playground.open({ dataDir, role: 'owner' })
    expect(owner).toMatchObject({ adopted: true, ownedByUs: true })
    await guest.stop()
    expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    const late = playground.launch({ dataDir, role: 'guest' })
    await late.next()
    await late.stop()
    expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await owner.stop()
    expect(await findRunningServer(dataDir)).toBeUndefined()
  })

  test('that were killed count for nothing: the last living one still stops their server', async () => {
    const dataDir = await playground.newDataDir()
    const killed = playground.launch({ dataDir, role: 'guest' })
    await killed.next()
    await killed.kill()
    const last = playground.launch({ dataDir, role: 'guest' })
    expect(await last.next()).toMatchObject({ adopted: true })
    await last.stop()
    expect(await findRunningServer(dataDir)).toBeUndefined()
  })

  test.each(['owner', 'guest'] as const)(
    'leave alone what a killed owner left behind, also when a %s had started it',
    async (starter) => {
      const dataDir = await playground.newDataDir()
      const first = playground.launch({ dataDir, role: starter })
      await first.next()
      const owner = starter === 'owner' ? first : playground.launch({ dataDir, role: 'owner' })
      if (owner !== first) await owner.next()
      if (owner !== first) await first.stop()
      await owner.kill()
      const guest = playground.launch({ dataDir, role: 'guest' })
      await guest.next()
      await guest.stop()
      expect(await findRunningServer(dataDir)).toBeDefined()
    },
  )

  test('coming and going at the same time as owners never take the server from one', async () => {
    const dataDir = await playground.newDataDir()
    await (await playground.open({ dataDir, role: 'owner' })).stop()
    for (let round = 0; round < 6; round += 1) {
      const guest = await playground.open({ dataDir, role: 'guest' })
      const [, owner] = await Promise.all([guest.stop(), playground.open({ dataDir, role: 'owner' })])
      expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
      await owner.stop()
    }
  })
})
