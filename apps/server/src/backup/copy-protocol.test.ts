import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyIn } from './copy-in.ts'
import { copyOut } from './copy-out.ts'
import { beginSnapshot } from './copy-tables.ts'
import { openDatabases, run } from './testing.ts'

const databases = openDatabases()
let connection: pg.ClientConfig
let client: pg.Client
beforeAll(async () => {
  connection = await databases.create()
})
afterAll(() => databases.dropAll())
beforeEach(async () => {
  client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
})
afterEach(() => client.end())

const nothing = (): void => undefined

describe('copying out', () => {
  test('leaves the connection ready for the next statement, wherever the last block ends', async () => {
    for (const bytes of [0, 1, 262_142, 262_143, 262_144, 300_000, 5_000_000]) {
      let found = 0
      for await (const block of copyOut(client, `copy (select repeat('x', ${bytes})) to stdout`, nothing))
        found += block.length
      expect(found).toBe(bytes + 1)
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    }
  })

  test('waits for a reader who takes their time', async () => {
    let seenBytes = 0
    const rows = copyOut(client, `copy (select repeat('x', 1000) from generate_series(1, 200000)) to stdout`, (row) => {
      seenBytes += row.length
    })
    await rows.next()
    await new Promise((resolve) => void setTimeout(resolve, 300))
    expect(seenBytes).toBeLessThan(5_000_000)
    for await (const _ of rows);
    expect(seenBytes).toBe(200_200_000)
  })

  test('tells what the server says, and goes on afterwards', async () => {
    const rows = copyOut(client, 'copy (select 1 / (3 - n) from generate_series(1, 5) n) to stdout', nothing)
    await expect(rows.next().then(() => rows.next())).rejects.toThrow('division by zero')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('ends the connection when the reader leaves early', async () => {
    const rows = copyOut(client, `copy (select repeat('x', 1000) from generate_series(1, 200000)) to stdout`, nothing)
    await rows.next()
    await rows.return()
    await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminated/)
  })
})

describe('copying in', () => {
  beforeEach(() => client.query('create temporary table numbers (number integer)'))

  test('counts what the server took, at its pace', async () => {
    const source = async function* (): AsyncGenerator<Buffer> {
      for (let block = 0; block < 100; block += 1) yield Buffer.from('1\n2\n'.repeat(5000))
    }
    expect(await copyIn(client, 'copy numbers from stdin', source())).toBe(1_000_000)
    expect((await client.query('select sum(number)::int as sum from numbers')).rows).toEqual([{ sum: 1_500_000 }])
  })

  test('takes back everything when the source fails, and tells why', async () => {
    const source = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('1\n')
      throw new Error('the file is damaged')
    }
    await expect(copyIn(client, 'copy numbers from stdin', source())).rejects.toThrow('the file is damaged')
    expect((await client.query('select * from numbers')).rows).toEqual([])
  })

  test('stops reading when the server refuses a row', async () => {
    let closed = false
    const source = async function* (): AsyncGenerator<Buffer> {
      try {
        yield Buffer.from('not a number\n')
        for (;;) {
          yield Buffer.from('1\n'.repeat(100_000))
          await new Promise((resolve) => void setTimeout(resolve, 1))
        }
      } finally {
        closed = true
      }
    }
    await expect(copyIn(client, 'copy numbers from stdin', source())).rejects.toThrow(/invalid input syntax/)
    await expect.poll(() => closed).toBe(true)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('fails when the connection breaks', async () => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const source = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('1\n')
      await run(connection, `select pg_terminate_backend(${rows[0]?.pid})`)
      for (;;) {
        yield Buffer.from('1\n'.repeat(100_000))
        await new Promise((resolve) => void setTimeout(resolve, 1))
      }
    }
    await expect(copyIn(client, 'copy numbers from stdin', source())).rejects.toThrow(/terminat/)
  })
})

describe('the snapshot', () => {
  test('keeps every table in shape from its first moment, also those it reads last', async () => {
    await run(connection, 'create table shapes (one integer); insert into shapes values (1)')
    await beginSnapshot(client, ['public'])
    for (const change of ['alter table shapes alter column one type text', 'truncate shapes', 'drop table shapes'])
      await expect(run(connection, `set lock_timeout = '100ms'; ${change}`)).rejects.toThrow(/lock timeout/)
    await run(connection, 'insert into shapes values (2)')
    expect((await client.query('select one from shapes')).rows).toEqual([{ one: 1 }])
    await client.query('rollback')
  })

  test('gives up when the schema changes in the moment before', async () => {
    const changing = new pg.Client(connection)
    await changing.connect()
    const query = changing.query.bind(changing)
    let isFirst = true
    const hasty = new Proxy(changing, {
      get: (target, name, receiver) =>
        name !== 'query'
          ? Reflect.get(target, name, receiver)
          : async (...args: [string]) => {
              if (args[0].startsWith('begin') && isFirst) {
                isFirst = false
                await run(connection, 'create table meanwhile (one integer)')
              }
              return query(...args)
            },
    })
    await expect(beginSnapshot(hasty, ['public'])).rejects.toMatchObject({ code: 'schema-changed' })
    await changing.end()
  })
})
