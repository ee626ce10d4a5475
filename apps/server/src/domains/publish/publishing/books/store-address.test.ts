import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { StoreAddress } from '@vireo/contracts/publishing'
import { beforeAll, expect, test, vi } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { unzip } from '#privacy/testing.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { askAs, givenSpoken, givenWork, type Owner, release } from '../publishing.testing.ts'

const clock = createManualClock(new Date('2026-03-10T12:00:00Z'))
const server = await startTestServer({ clock })
const { pool } = server.database
const as = ({ userId, workspaceId, bearer }: Teammate): Owner => ({ userId, workspaceId, headers: bearer as never })
let owner: Owner
let id: string

const addressFor = (who: Owner, workId = id) => askAs(server, who, ['POST', `/${workId}/store-address`])
const pathFor = async (who: Owner, workId = id) => {
  const { pathname, search } = new URL(StoreAddress.parse(await addressFor(who, workId)).url)
  return `${pathname}${search}`
}
const statusOf = async (path: string) => (await server.fetch(path, { method: 'HEAD' })).status

beforeAll(async () => {
  owner = as(await givenPerson(server, 'creator'))
  const work = await givenWork(server, owner, [await givenSpoken(server, owner, 'One.')])
  id = (await release(server, owner, work.work_id)).work_id
})

test('whoever has the address saves what the owner downloads, without a credential', async () => {
  const answer = await server.fetch(await pathFor(owner))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${id}-1.zip"`)
  expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['metadata.json', 'metadata.csv', 'chapters.csv', 'cover.jpg', '01_Chapter_1.mp3'])
})

test('an address works for five minutes, for one edition, and as it was signed', async () => {
  const other = await givenWork(server, owner, [await givenSpoken(server, owner, 'Two.')])
  await release(server, owner, other.work_id)
  const path = await pathFor(owner)
  clock.advance(5 * 60_000 - 1)
  expect(await statusOf(path)).toBe(200)
  const [until = '', mac] = (new URL(path, server.url).searchParams.get('key') ?? '').split('.')
  expect(await statusOf(path.replace(until, String(Number(until) + 60_000))), 'a later end').toBe(404)
  expect(await statusOf(path.replace(`.${mac}`, '.')), 'no signature').toBe(404)
  expect(await statusOf(path.replace(id, other.work_id)), 'another work').toBe(404)
  expect(await statusOf(path.replace(/key=.*/u, 'key=x'))).toBe(404)
  clock.advance(1)
  expect(await statusOf(path), 'once its time is over').toBe(404)
  const ofOther = await pathFor(owner, other.work_id)
  await release(server, owner, other.work_id)
  expect(await statusOf(ofOther), 'of the edition before').toBe(404)
  const ofSecond = await pathFor(owner, other.work_id)
  await askAs(server, owner, ['POST', `/${other.work_id}/withdraw`])
  expect(await statusOf(ofSecond), 'of what was withdrawn').toBe(404)
})

test('only who may download the files is given an address', async () => {
  const host = await givenPerson(server, 'creator')
  const seller = as(host)
  const work = await givenWork(server, seller, [await givenSpoken(server, seller, 'Three.')])
  expect(await addressFor(seller, work.work_id)).toBe('404 published_work_not_found')
  await release(server, seller, work.work_id)
  await pool.query(
    `insert into selling_prices (work_id, workspace_id, amount_minor, currency, set_by, updated_at)
       values ($1, $2, 900, 'eur', $3, now())`,
    [work.work_id, seller.workspaceId, seller.userId],
  )
  clock.advance(60_000)
  const viewer = as(await givenTeammate(server, host, 'viewer'))
  expect(await addressFor(viewer, work.work_id)).toBe('402 work_not_bought')
  expect(await addressFor(as(await givenPerson(server)), work.work_id)).toBe('404 work_not_found')
  expect(await addressFor(seller, work.work_id)).toMatchObject({ url: expect.stringContaining('/store.zip?key=') })
})

test('hours of sound are read as they are taken: who reads nothing has next to nothing read for them', async () => {
  const bytes = 64 * 1024 * 1024
  const { rows } = await pool.query<{ key: string }>(
    `select c.storage_key as key from publishing_edition_chapters c join publishing_editions e on e.id = c.edition_id
     where e.work_id = $1 and e.state = 'live'`,
    [id],
  )
  const sound = await server.ports.storage.create(rows[0]?.key ?? '')
  await sound.append(Buffer.alloc(bytes))
  await sound.commit()
  let read = 0
  const original = server.ports.storage.read.bind(server.ports.storage)
  const reading = vi.spyOn(server.ports.storage, 'read').mockImplementation(async function* (...given) {
    for await (const block of original(...given)) {
      read += block.length
      yield block
    }
  })
  const request = get(new URL(await pathFor(owner), server.url))
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  // Until nothing moves any more: what is held between both ends is full.
  for (let before = -1; before !== read; await new Promise((resolve) => setTimeout(resolve, 300))) before = read
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(bytes / 4)
  let taken = 0
  for await (const block of answer) taken += (block as Buffer).length
  expect(taken).toBeGreaterThan(bytes)
  reading.mockRestore()
})
