import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup, purgeLockKey, restore, verifyBackup, type StoredFile } from './index.ts'
import { awkwardRows, awkwardSchema, into, noFiles, openDatabases, run } from './testing.ts'

const databases = openDatabases()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-backup-'))
})
afterAll(async () => {
  await databases.dropAll()
  await rm(folder, { recursive: true, force: true })
})

const now = new Date('2026-11-21T12:00:00Z')
const schemas = ['public', 'elsewhere']

async function fullDatabase(): Promise<pg.ClientConfig> {
  const connection = await databases.create()
  await run(connection, awkwardSchema)
  await run(connection, awkwardRows)
  return connection
}

/** Every row of every table as PostgreSQL itself writes it, sorted. */
async function contentOf(connection: pg.ClientConfig): Promise<Record<string, unknown>> {
  const tables = ['parents', 'children', '"Events"', 'mirrored', 'empty_one', 'elsewhere.notes']
  const contents = await Promise.all(
    tables.map(async (table) => [
      table,
      (await run(connection, `select t::text as row from ${table} t order by 1`)).map(({ row }) => row),
    ]),
  )
  return Object.fromEntries(contents)
}

describe('a backup brought back', () => {
  let source: pg.ClientConfig
  let target: pg.ClientConfig
  beforeAll(async () => {
    source = await fullDatabase()
    target = await databases.create()
    await backup({ connection: source, target: path.join(folder, 'whole'), now, schemas, listFiles: noFiles })
    await restore(into(target, path.join(folder, 'whole'), awkwardSchema))
  })

  test('has every row and every value of every kind', async () => {
    const found = await contentOf(target)
    expect(found).toEqual(await contentOf(source))
    expect(found['parents']).toHaveLength(20_003)
    expect(found['mirrored']).toEqual(['(1,edited)', '(2,two!)'])
  })

  test('goes on counting where the original stood, generates, and checks what it checked', async () => {
    const [ticket] = await run(
      target,
      `select nextval('tickets')::text as tickets, nextval('untouched')::text as untouched`,
    )
    expect(ticket).toEqual({ tickets: '114', untouched: '1' })
    const [parent] = await run(target, `insert into parents (name) values ('new') returning id::text, shouted`)
    expect(parent).toEqual({ id: '20005', shouted: 'NEW' })
    await expect(run(target, 'insert into children (parent_id, position) values (999999, 1)')).rejects.toThrow(
      /foreign key/,
    )
    await expect(run(target, 'insert into children (parent_id, position) values (1, 1)')).rejects.toThrow(/unique/)
    await expect(run(target, 'update parents set favourite_child_id = 999999')).rejects.toThrow(/foreign key/)
    await run(target, `insert into mirrored values (3, 'three')`)
    expect(await run(target, 'select name from mirrored where id = 3')).toEqual([{ name: 'three!' }])
  })

  test('has the same shape: keys, triggers, defaults', async () => {
    const shape = `select conrelid::regclass::text as t, conname as n, pg_get_constraintdef(oid) as d, convalidated as v
        from pg_constraint where conrelid <> 0 and connamespace in ('public'::regnamespace, 'elsewhere'::regnamespace)
      union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal
      order by 1, 2`
    expect(await run(target, shape)).toEqual(await run(source, shape))
  })
})

describe('while everybody goes on working', () => {
  test('a backup shows one moment: no money made or lost, no child without its parent', async () => {
    const source = await databases.create()
    await run(
      source,
      `create table accounts (id integer primary key, balance integer not null);
       create table entries (id serial primary key, account_id integer not null references accounts, amount integer not null);
       insert into accounts select n, 100 from generate_series(1, 200) n;
       insert into entries (account_id, amount) select n, 100 from generate_series(1, 200) n`,
    )
    let working = true
    let transfers = 0
    const worker = async (): Promise<void> => {
      const client = new pg.Client(source)
      await client.connect()
      for (; working; transfers += 1) {
        const [from, to] = [1 + Math.floor(Math.random() * 100), 101 + Math.floor(Math.random() * 100)]
        await client.query('begin')
        await client.query('update accounts set balance = balance - 1 where id = $1', [from])
        await client.query('update accounts set balance = balance + 1 where id = $1', [to])
        await client.query('insert into entries (account_id, amount) values ($1, -1), ($2, 1)', [from, to])
        await client.query('commit')
      }
      await client.end()
    }
    const workers = [worker(), worker(), worker()]
    const slowly = async function* (): AsyncGenerator<StoredFile> {
      const before = transfers
      while (transfers < before + 200) await new Promise((resolve) => void setTimeout(resolve, 10))
      yield* noFiles()
    }
    for (const round of [1, 2, 3]) {
      const saved = path.join(folder, `busy-${round}`)
      await backup({ connection: source, target: saved, now, listFiles: slowly })
      const target = await databases.create()
      const schema = `create table accounts (id integer primary key, balance integer not null);
        create table entries (id serial primary key, account_id integer not null references accounts, amount integer not null)`
      await restore(into(target, saved, schema))
      expect(
        await run(
          target,
          `select sum(balance)::int as sum, count(*) filter (where balance <> (select sum(amount) from entries where account_id = a.id))::int as wrong from accounts a`,
        ),
      ).toEqual([{ sum: 20_000, wrong: 0 }])
      const [next] = await run(target, 'insert into entries (account_id, amount) values (1, 0) returning id')
      const [last] = await run(target, 'select max(id) as id from entries')
      expect(next).toEqual(last)
    }
    working = false
    await Promise.all(workers)
  })

  test('purges wait, from before the snapshot until the last file is copied', async () => {
    const source = await databases.create()
    await run(source, `create table recordings (key text); insert into recordings values ('a.wav')`)
    const mayPurge = async (): Promise<unknown> => {
      const [row] = await run(source, `select pg_try_advisory_xact_lock(${purgeLockKey}) as held`)
      return row?.['held']
    }
    const seen: unknown[] = [await mayPurge()]
    const listFiles = async function* (client: pg.ClientBase): AsyncGenerator<StoredFile> {
      await run(source, 'delete from recordings')
      const { rows } = await client.query<{ key: string }>('select key from recordings')
      for (const { key } of rows)
        yield {
          key,
          open: async function* () {
            seen.push(await mayPurge())
            yield Buffer.from('sound')
          },
        }
      seen.push(await mayPurge())
    }
    const report = await backup({ connection: source, target: path.join(folder, 'purge'), now, listFiles })
    expect(report.manifest.files).toMatchObject({ count: 1, sizeBytes: 5 })
    expect(seen.concat(await mayPurge())).toEqual([true, false, false, true])
  })

  test('a schema that changes is not saved half: the change waits for the backup', async () => {
    const source = await databases.create()
    await run(source, `create table notes (note text); insert into notes values ('kept')`)
    const change = (): Promise<unknown> =>
      run(source, `set lock_timeout = '200ms'; alter table notes add column more text`)
    const listFiles = async function* (): AsyncGenerator<StoredFile> {
      await expect(change()).rejects.toThrow(/lock timeout/)
      yield* noFiles()
    }
    await backup({ connection: source, target: path.join(folder, 'ddl'), now, listFiles })
    await expect(change()).resolves.toBeDefined()
  })
})

describe('stored files', () => {
  const sound = Buffer.alloc(1_500_000, 'sound')
  const listFiles = async function* (): AsyncGenerator<StoredFile> {
    for (let index = 0; index < 20; index += 1)
      yield { key: `history/ws/${index}.mp3`, open: () => Readable.from([sound, Buffer.from(`${index}`)]) }
    yield { key: 'history/ws/3.mp3', open: () => Readable.from([Buffer.from('named twice')]) }
    yield { key: 'lost.mp3', open: () => undefined }
    yield { key: 'empty \u2028 name.mp3', open: () => Readable.from([]) }
  }

  test('come back byte for byte, and those that were not there are named', async () => {
    const connection = await databases.create()
    await run(connection, 'create table one (id integer)')
    const source = path.join(folder, 'files')
    const report = await backup({ connection, target: source, now, listFiles })
    expect(report.missingFiles).toEqual(['lost.mp3'])
    expect(report.manifest.files).toMatchObject({ count: 22, missing: 1 })
    const kept = new Map<string, Buffer>()
    const target = await databases.create()
    await restore(into(target, source, 'create table one (id integer)', kept))
    expect(kept.size).toBe(21)
    for (let index = 0; index < 20; index += 1)
      expect(kept.get(`history/ws/${index}.mp3`)?.equals(Buffer.concat([sound, Buffer.from(`${index}`)]))).toBe(true)
    expect(kept.get('empty \u2028 name.mp3')).toEqual(Buffer.alloc(0))
  })

  test.each(['../outside', '/etc/passwd', 'a//b', 'a/./b', 'a\\b'])('under a key like %s are refused', async (key) => {
    const connection = await databases.create()
    const target = path.join(folder, 'escape')
    const escaping = async function* (): AsyncGenerator<StoredFile> {
      yield { key, open: () => Readable.from(['x']) }
    }
    await expect(backup({ connection, target, now, listFiles: escaping })).rejects.toMatchObject({ code: 'damaged' })
    expect((await readdir(folder)).filter((name) => name.startsWith('escape'))).toEqual([])
  })
})

describe('a backup that cannot be made', () => {
  test('leaves nothing behind, and leaves an existing folder alone', async () => {
    const connection = await fullDatabase()
    const target = path.join(folder, 'failed')
    const failing = async function* (): AsyncGenerator<StoredFile> {
      yield {
        key: 'a',
        open: async function* () {
          yield Buffer.from('a')
          throw new Error('the bucket is away')
        },
      }
    }
    await expect(backup({ connection, target, now, schemas, listFiles: failing })).rejects.toMatchObject({
      code: 'unreadable-file',
    })
    const stopped = AbortSignal.abort(new Error('stop'))
    await expect(backup({ connection, target, now, schemas, listFiles: noFiles, signal: stopped })).rejects.toThrow(
      'stop',
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([])
    await expect(backup({ connection, target: folder, now, listFiles: noFiles })).rejects.toMatchObject({
      code: 'target-exists',
    })
  })
})

test('the format is plain: text rows that sha256sum and psql understand, readable by nobody else', async () => {
  const connection = await fullDatabase()
  const target = path.join(folder, 'plain')
  const { manifest } = await backup({ connection, target, now, schemas, listFiles: noFiles })
  expect(await verifyBackup(target)).toEqual(manifest)
  expect(manifest).toMatchObject({ format: 'vireo-backup', formatVersion: 1, createdAt: '2026-11-21T12:00:00.000Z' })
  const notes = manifest.tables.find(({ name }) => name === 'notes')
  const text = await readFile(path.join(target, notes?.file ?? ''), 'utf8')
  expect(text).toBe('kept too\n')
  expect(createHash('sha256').update(text).digest('hex')).toBe(notes?.sha256)
  for (const entry of await readdir(target, { recursive: true })) {
    const { mode } = await stat(path.join(target, entry))
    expect(mode & 0o077).toBe(0)
  }
})
