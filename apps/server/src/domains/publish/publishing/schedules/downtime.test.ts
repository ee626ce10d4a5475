import { Work } from '@vireo/contracts/publishing'
import { beforeAll, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { givenPerson } from '#selling/selling.testing.ts'
import { startTestServer } from '#test/test-server.ts'
import { askAs, doWork, givenSpoken, givenWork, type Owner } from '../publishing.testing.ts'
import { releaseDueJob } from './release-due-job.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const clock = createManualClock(new Date('2026-03-10T12:00:00Z'))
const server = await startTestServer({ clock })
const { pool } = server.database

const ask = (who: Owner, method: string, path: string, body?: object) => askAs(server, who, [method, path], body)
const workOf = async (who: Owner, id: string) => Work.parse(await ask(who, 'GET', `/${id}`))
const givenPlanned = async (who: Owner, hours: number) => {
  const { work_id: id } = await givenWork(server, who, [await givenSpoken(server, who, 'One.')])
  await doWork(server, who)
  const at = clock.now().getTime() + hours * hourMs
  const planned = await ask(who, 'PUT', `/${id}/scheduled-release`, { release_at_unix: Math.floor(at / 1000) })
  expect(planned).toMatchObject({ scheduled_release: { error_code: null } })
  return id
}
/** Does what the queue does in a minute. */
const minute = () =>
  releaseDueJob.run(server.product.systemContext(), {} as never, {
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
  })
const begun = async (ids: readonly string[]) => {
  const { rows } = await pool.query<{ id: string }>(
    `select target_id as id from audit_entries where action = 'publishing.release-begun' and target_id = any($1) order by xmin::text::bigint`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
/** Has the database refuse that an edition of a work begins, as it does in a fault. */
const refuse = (id: string) =>
  pool.query(`
    create function refuse_edition() returns trigger language plpgsql as $$
      begin if new.work_id = '${id}' then raise exception 'a fault of a test'; end if; return new; end $$;
    create trigger refuse_edition before insert on publishing_editions for each row execute function refuse_edition()`)
const recover = () => pool.query('drop trigger refuse_edition on publishing_editions; drop function refuse_edition()')
/** Leaves the sound of what a workspace has as if it had been measured too long ago to be known. */
const forgetMeasures = ({ workspaceId }: Owner) =>
  pool.query('delete from publishing_measures where workspace_id = $1', [workspaceId])

let one: Owner
let other: Owner

beforeAll(async () => {
  one = await givenPerson(server, 'creator')
  other = await givenPerson(server, 'creator')
})

test('after three days without a server all that was due is released once, in the order of its time; what fails holds up nothing', async () => {
  const [third, first, failing, lacking, second] = [
    await givenPlanned(one, 30),
    await givenPlanned(one, 2),
    await givenPlanned(one, 1),
    await givenPlanned(one, 3),
    await givenPlanned(one, 20),
  ]
  const elsewhere = await givenPlanned(other, 10)
  const unmeasured = await givenPerson(server, 'creator')
  const waiting = await givenPlanned(unmeasured, 5)
  await pool.query('update publishing_works set author = null where id = $1', [lacking])
  await forgetMeasures(unmeasured)
  await refuse(failing)
  clock.advance(3 * 24 * hourMs)
  // Two processes that begin again in the same moment.
  await Promise.all([minute(), minute()])
  const all = [third, first, failing, lacking, second, elsewhere, waiting]
  const order = await begun(all)
  expect(order.filter((id) => id !== elsewhere)).toEqual([first, second, third])
  expect(order).toContain(elsewhere)
  expect(await workOf(one, lacking)).toMatchObject({ scheduled_release: { error_code: 'work_not_ready' } })
  // A fault passes, and what is not measured any more is in a moment: neither is over because nobody looked for days.
  for (const [who, id] of [
    [one, failing],
    [unmeasured, waiting],
  ] as const)
    expect(await workOf(who, id)).toMatchObject({ state: 'draft', scheduled_release: { error_code: null } })
  await recover()
  for (const who of [one, other, unmeasured]) await doWork(server, who)
  clock.advance(minuteMs)
  await minute()
  for (const who of [one, other, unmeasured]) await doWork(server, who)
  for (const [who, id] of [
    [one, first],
    [one, second],
    [one, third],
    [one, failing],
    [other, elsewhere],
    [unmeasured, waiting],
  ] as const)
    expect(await workOf(who, id)).toMatchObject({
      state: 'released',
      edition: { number: 1 },
      release: null,
      scheduled_release: null,
    })
  expect((await begun(all)).length).toBe(6)
})

test('a fault that does not pass is waited for an hour from the first try on, then told once', async () => {
  const owner = await givenPerson(server, 'creator')
  const id = await givenPlanned(owner, 1)
  await refuse(id)
  clock.advance(3 * 24 * hourMs)
  await minute()
  clock.advance(hourMs)
  await minute()
  expect(await workOf(owner, id)).toMatchObject({ scheduled_release: { error_code: null } })
  clock.advance(minuteMs)
  for (let times = 0; times < 2; times++) await minute()
  expect(await workOf(owner, id)).toMatchObject({ scheduled_release: { error_code: 'service_unavailable' } })
  const { rows } = await pool.query('select id from messages where user_id = $1', [owner.userId])
  expect(rows).toHaveLength(1)
  await recover()
  // Planned anew, it has its whole hour again.
  const at = Math.floor((clock.now().getTime() + hourMs) / 1000)
  await ask(owner, 'PUT', `/${id}/scheduled-release`, { release_at_unix: at })
  await forgetMeasures(owner)
  clock.advance(hourMs + minuteMs)
  await minute()
  expect(await workOf(owner, id)).toMatchObject({ state: 'draft', scheduled_release: { error_code: null } })
  await doWork(server, owner)
  await minute()
  await doWork(server, owner)
  expect(await workOf(owner, id)).toMatchObject({ state: 'released' })
})
