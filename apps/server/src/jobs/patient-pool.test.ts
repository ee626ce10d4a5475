import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { useTestDatabase } from '../../test/test-database.ts'
import { patientPool } from './patient-pool.ts'

it('says of a database that is away that it is worth trying again', async () => {
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1 })
  onTestFinished(() => nowhere.end())
  await expect(patientPool(nowhere).pool.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

it('says the same of a connection that is lost on the way, and of nothing else', async () => {
  const { pool } = await useTestDatabase()
  const patient = patientPool(pool)
  const client = await patient.pool.connect()
  await expect(client.query('select nothing_of_this_name')).rejects.toMatchObject({ code: '42703' })
  const ended = client.query('select pg_terminate_backend(pg_backend_pid())')
  await expect(ended).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  client.release(true)
})

it('is closed when what was under way is done, and lends nothing afterwards', async () => {
  const { pool } = await useTestDatabase()
  const patient = patientPool(pool)
  const client = await patient.pool.connect()
  let isClosed = false
  const closed = patient.close().then(() => (isClosed = true))
  const late = patient.pool.connect()
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(isClosed).toBe(false)
  client.release()
  await closed
  expect(await Promise.race([late, Promise.resolve('nothing')])).toBe('nothing')
})
