import { Work } from '@vireo/contracts/publishing'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { editionJob } from './editions/edition-job.ts'
import { askAs, doWork, filesOf, givenSpoken, givenWork, release } from './publishing.testing.ts'

const server = await startTestServer()
const { pool } = server.database

const givenOwner = async () => {
  const owner = await server.signUp({ tier: 'creator' })
  await pool.query('update users set email_verified_at = now() where id = $1', [owner.userId])
  return owner
}
const ask = (owner: TestPerson, method: string, path: string, body?: object) =>
  askAs(server, owner, [method, path], body)
const soundOf = async (owner: TestPerson) => (await filesOf(server, owner)).filter((key) => key.endsWith('.mp3'))
/** Does the job of an edition that waits once, as the queue would. Answers its turn. */
const makeOne = async (owner: TestPerson) => {
  const { rows } = await pool.query<{ payload: never; turn: number }>(
    "update jobs set state = 'running' where name = $1 and workspace_id = $2 and state = 'queued' returning payload, turn",
    [editionJob.name, owner.workspaceId],
  )
  const { signal } = new AbortController()
  const ctx = server.product.systemContext(owner.workspaceId)
  await editionJob.run(ctx, rows[0]?.payload as never, { signal, progress: () => Promise.resolve() })
  return rows[0]?.turn ?? -1
}
const usedBy = async (owner: TestPerson) => {
  const { rows } = await pool.query<{ bytes: string }>(
    `select sum(size_bytes) as bytes from (
       select size_bytes from history_items where workspace_id = $1 union all
       select max(size_bytes) from publishing_edition_chapters where workspace_id = $1 group by storage_key) files`,
    [owner.workspaceId],
  )
  return Number(rows[0]?.bytes)
}

test('a long work is made a chapter at a time, and stands behind everybody who waits before the next', async () => {
  const owner = await givenOwner()
  const items = [await givenSpoken(server, owner, 'One.'), await givenSpoken(server, owner, 'Two.')]
  const { work_id: id } = await givenWork(server, owner, items)
  await doWork(server, owner)
  await ask(owner, 'POST', `/${id}/release`)
  const turn = await makeOne(owner)
  expect(await soundOf(owner)).toHaveLength(1)
  expect(await ask(owner, 'GET', `/${id}`)).toMatchObject({
    edition: null,
    release: { state: 'making', chapters: 2, chapters_made: 1 },
  })
  const { rows: next } = await pool.query<{ turn: number }>(
    "select turn from jobs where name = $1 and workspace_id = $2 and state = 'queued'",
    [editionJob.name, owner.workspaceId],
  )
  expect(next).toEqual([{ turn: turn + 1 }])
  await doWork(server, owner)
  expect(await ask(owner, 'GET', `/${id}`)).toMatchObject({ edition: { number: 1 }, release: null, has_changes: false })
  expect(await soundOf(owner)).toHaveLength(2)
})

test('what did not change is not made again with the next edition, unless it is to be leveled otherwise', async () => {
  const owner = await givenOwner()
  const [one, two, three] = [
    await givenSpoken(server, owner, 'One.'),
    await givenSpoken(server, owner, 'Two.'),
    await givenSpoken(server, owner, 'Three.'),
  ]
  const { work_id: id, chapters } = await givenWork(server, owner, [one, two])
  await release(server, owner, id)
  const first = await soundOf(owner)
  const keptKey = first.find((key) => key.includes(chapters[0]?.chapter_id ?? '-'))
  const entry = (item: string) => ({ history_item_id: item, title: 'A chapter' })
  // Taken out and put in again, it is another chapter of the same recording.
  await ask(owner, 'PUT', `/${id}/chapters`, { chapters: [entry(three)] })
  const { chapters: after, has_changes: hasChanges } = Work.parse(
    await ask(owner, 'PUT', `/${id}/chapters`, { chapters: [entry(three), entry(one)] }),
  )
  expect(hasChanges, 'what is heard is not this').toBe(true)
  await release(server, owner, id)
  const second = await soundOf(owner)
  expect(second).toHaveLength(2)
  expect(second.filter((key) => first.includes(key))).toEqual([keptKey])
  const said = await server.fetch(`/library/${id}/${after[1]?.chapter_id}/transcript.vtt`)
  expect(await said.text()).toContain('One.')
  const sound = await server.fetch(`/library/${id}/${after[1]?.chapter_id}/sound.mp3`)
  expect([sound.status, (await sound.arrayBuffer()).byteLength > 10_000]).toEqual([200, true])

  const [four, five] = [await givenSpoken(server, owner, 'Four.'), await givenSpoken(server, owner, 'Five.')]
  await ask(owner, 'PUT', `/${id}/chapters`, { chapters: [three, one, four, five].map(entry) })
  await doWork(server, owner)
  await ask(owner, 'POST', `/${id}/release`)
  await makeOne(owner)
  expect(await soundOf(owner), 'four was made, and five is still to be').toHaveLength(3)
  const settings = await server.fetch('/v1/workspace/history-settings', { headers: owner.headers })
  const { storage_used_bytes: counted } = (await settings.json()) as { storage_used_bytes: number }
  expect(counted, 'a file that two editions have counts once').toBe(await usedBy(owner))
  await doWork(server, owner)
  const third = await soundOf(owner)
  expect(third.filter((key) => second.includes(key))).toEqual(second)

  await ask(owner, 'PATCH', `/${id}`, { normalizes_loudness: false })
  await release(server, owner, id)
  expect((await soundOf(owner)).filter((key) => third.includes(key))).toEqual([])
  await ask(owner, 'POST', `/${id}/withdraw`)
  await doWork(server, owner)
  expect(await soundOf(owner)).toEqual([])
})

test('a workspace begins so many editions in a day; one that is being made may be asked for again', async () => {
  const owner = await givenOwner()
  const { work_id: id } = await givenWork(server, owner, [await givenSpoken(server, owner, 'One.')])
  await doWork(server, owner)
  expect(await ask(owner, 'POST', `/${id}/release`)).toMatchObject({ release: { number: 1 } })
  await pool.query("update attempt_counters set attempts = 50 where name like 'workRelease:%'")
  expect(await ask(owner, 'POST', `/${id}/release`)).toMatchObject({ release: { number: 1 } })
  await ask(owner, 'POST', `/${id}/withdraw`)
  expect(await ask(owner, 'POST', `/${id}/release`)).toBe('429 too_many_attempts')
  await pool.query("delete from attempt_counters where name like 'workRelease:%'")
  expect(await ask(owner, 'POST', `/${id}/release`)).toMatchObject({ release: { number: 2 } })
})
