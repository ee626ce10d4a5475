import { Work } from '@vireo/contracts/publishing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import {
  agreeToPayouts,
  askAs,
  boughtBy,
  buyAs,
  givenPerson,
  givenSeller,
  hearEverything,
  openPayouts,
  payAt,
  setPriceAs,
} from '#selling/selling.testing.ts'
import { unzip } from '#privacy/testing.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { givenTeammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { givenSpoken, givenWork, release } from './publishing.testing.ts'

const dayMs = 86_400_000
const clock = createManualClock(new Date('2026-03-10T12:00:00Z'))
const server = await startTestServer({ clock, settings: { authorSharePercent: 90 } })
const { pool } = server.database
const price = { amount_cents: 1000, currency: 'eur' }
let seller: TestPerson
let work: Work

const setPrice = (person: TestPerson, id: string, to: object | null) => setPriceAs(server, person, id, to)
const buy = (person: TestPerson, id = work.work_id) => buyAs(server, person, id)
const bought = (person: TestPerson) => boughtBy(server, person)
const get = async (address: string) => {
  const { pathname, search } = new URL(address, server.url)
  const answer = await server.fetch(`${pathname}${search}`)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
async function givenBuyer(): Promise<TestPerson> {
  const person = await givenPerson(server)
  await payAt(server, await buy(person))
  return person
}

beforeAll(async () => {
  seller = await givenSeller(server)
  const items = [
    await givenSpoken(server, seller, 'The first chapter.'),
    await givenSpoken(server, seller, 'The second chapter.'),
  ]
  work = await givenWork(server, seller, items, { may_be_indexed: true })
  const chapters = work.chapters.map(({ history_item_id, title }, at) => ({
    history_item_id,
    title,
    is_preview: at === 0,
  }))
  await askAs(server, seller, ['PUT', `/v1/publishing/works/${work.work_id}/chapters`], { chapters })
  work = await release(server, seller, work.work_id)
  await setPrice(seller, work.work_id, price)
})

describe('a price', () => {
  test('is absent, and refused, until somebody is paid who accepted the agreement', async () => {
    const person = await givenPerson(server, 'creator')
    const { work_id: id } = Work.parse(
      await askAs(server, person, ['POST', '/v1/publishing/works'], { kind: 'single', title: 'A song' }),
    )
    const shown = async () =>
      (await askAs(server, person, ['GET', `/v1/publishing/works/${id}`])) as Readonly<Record<string, unknown>>
    expect(await shown()).not.toHaveProperty('price')
    expect(await setPrice(person, id, price)).toBe('409 selling_not_available')
    await openPayouts(server, person, { isSetUp: false })
    expect(await setPrice(person, id, price)).toBe('409 selling_not_available')
    await agreeToPayouts(server, person)
    expect(await shown()).toMatchObject({ price: null })
    // The account waits for its details still.
    expect(await setPrice(person, id, price)).toBe('409 selling_not_available')
    await openPayouts(server, person)
    expect(await setPrice(person, id, price)).toMatchObject({ price })
    expect(await setPrice(person, id, null)).toMatchObject({ price: null })
  })

  test.each([0, 49, 100_001, 9.5, -100])('of %s is no price', async (amount) => {
    expect(await setPrice(seller, work.work_id, { ...price, amount_cents: amount })).toMatch(/^422 /u)
  })
})

describe('who bought nothing', () => {
  test('reads what a work is and hears its preview; sound, words, sections, book and the feed’s rest are for buyers', async () => {
    const [first, second] = work.chapters.map(({ chapter_id: id }) => `/library/${work.work_id}/${id}`)
    const { text } = await get(`/library/${work.work_id}`)
    expect(text).toContain('Two gardens')
    expect(text).toContain('Costs 10€')
    const { href } = new URL(`/app/purchases?buy=${work.work_id}`, server.url)
    expect(text).toMatch(
      new RegExp(`href="[^"]*${href.slice(href.indexOf('/app')).replace('?', '[?]')}">Buy for 10€<`, 'u'),
    )
    expect(text).toContain('The first chapter.')
    expect(text).not.toContain('The second chapter.')
    expect(text.match(/<audio/gu)).toHaveLength(1)
    const feed = (await get(`/library/${work.work_id}/feed.xml`)).text
    expect(feed.match(/<item>/gu)).toHaveLength(1)
    for (const file of ['sound.mp3', 'transcript.vtt', 'sections.json']) {
      expect((await get(`${first}/${file}`)).status).toBe(200)
      for (const key of ['', '?key=made-up', `?key=${work.work_id}.x`])
        expect((await get(`${second}/${file}${key}`)).status).toBe(402)
    }
    expect((await get(`/library/${work.work_id}/book.epub`)).status).toBe(402)
    expect((await get(`/library/${work.work_id}/cover.jpg`)).status).toBe(200)
  })
})

test('whoever sells a work takes all of it to stores: a file for each chapter, the cover, and what it says', async () => {
  const at = `/v1/publishing/works/${work.work_id}/store.zip`
  const answer = await server.fetch(at, { headers: seller.headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const sound = ['01_Chapter_1.mp3', '02_Chapter_2.mp3']
  expect([...files.keys()]).toEqual(['metadata.json', 'metadata.csv', 'chapters.csv', 'cover.jpg', ...sound])
  const { durationMs } = await decodeAudio(files.get('02_Chapter_2.mp3') ?? Buffer.alloc(0))
  expect(Math.abs(durationMs - 4000)).toBeLessThan(100)
  const heard = await server.fetch(`/library/${work.work_id}/${work.chapters[0]?.chapter_id}/sound.mp3`)
  expect(files.get('01_Chapter_1.mp3')?.equals(Buffer.from(await heard.arrayBuffer()))).toBe(true)
  expect(JSON.parse(files.get('metadata.json')?.toString() ?? '')).toMatchObject({ title: 'Two gardens', price })
  const { work_id: draft } = await givenWork(server, seller, [])
  const ask = (id: string, person: TestPerson) => askAs(server, person, ['GET', at.replace(work.work_id, id)])
  expect(await ask(draft, seller)).toBe('404 published_work_not_found')
  expect(await ask(work.work_id, await givenPerson(server))).toBe('404 work_not_found')
  const colleague = async (role: 'admin' | 'viewer') => {
    const { bearer } = await givenTeammate(server, seller as never, role)
    return (await server.fetch(at, { headers: bearer, method: 'HEAD' })).status
  }
  expect([await colleague('admin'), await colleague('viewer')], 'who hears its recordings nowhere else').toEqual([
    200, 402,
  ])
})

describe('buying', () => {
  test('is paid once, however often it is pressed and heard of, is mailed, and opens everything', async () => {
    const person = await givenPerson(server)
    const [one, other] = await Promise.all([buy(person), buy(person)])
    expect(one).toBe(other)
    expect(await bought(person)).toEqual([])
    const [to] = await Promise.all([payAt(server, one), payAt(server, one)])
    await hearEverything(server)
    const [purchase, ...more] = await bought(person)
    expect(more).toEqual([])
    expect(purchase).toMatchObject({ state: 'paid', title: 'Two gardens', price, url: to })
    expect(await buy(person)).toBe('409 work_already_bought')
    const lines = await pool.query<{ kind: string; amount_minor: number }>(
      'select kind, amount_minor from selling_entries where sale_id = $1 order by kind',
      [purchase?.purchase_id],
    )
    expect(lines.rows.map(({ kind, amount_minor: amount }) => [kind, amount])).toEqual([
      ['fee', -30],
      ['house', -100],
      ['sale', 1000],
    ])
    const letters = await pool.query<{ subject: string }>(
      "select subject from letters where recipient = $1 and kind = 'selling.receipt'",
      [person.email],
    )
    expect(letters.rows).toEqual([{ subject: 'Your receipt for “Two gardens”' }])

    const page = await get(to)
    expect(page.text).toContain('The second chapter.')
    expect(page.text).not.toContain('/app/purchases')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    const feed = await get(purchase?.feed_url ?? '')
    expect(feed.text.match(/<item>/gu)).toHaveLength(2)
    expect(feed.text).toContain('<itunes:block>Yes</itunes:block>')
    for (const [, address = ''] of feed.text.matchAll(/(?:<enclosure url|transcript url|chapters url)="([^"]+)"/gu))
      expect((await get(address.replaceAll('&amp;', '&'))).status).toBe(200)
    expect((await get(to.replace('?key=', '/book.epub?key='))).status).toBe(200)
    // What was written for one buyer is nobody else's.
    expect((await get(`/library/${work.work_id}`)).text).not.toContain('The second chapter.')
  })

  test('is mailed in the language of whoever bought it', async () => {
    const person = await givenPerson(server)
    await pool.query("update users set locale = 'de-CH' where id = $1", [person.userId])
    await payAt(server, await buy(person))
    const letters = await pool.query<{ subject: string }>('select subject from letters where recipient = $1', [
      person.email,
    ])
    expect(letters.rows.map(({ subject }) => subject)).toContain('Ihr Beleg für „Two gardens“')
  })

  test('is nobody’s before it is paid; a declined card pays nothing, and a bank that asks is answered', async () => {
    const person = await givenPerson(server)
    const url = await buy(person)
    expect(await payAt(server, url, '4000000000000002')).toBe('402 payment_failed')
    const question = await payAt(server, url, '4000002500003155')
    const answer = (agreed: boolean) =>
      askAs(server, person, ['POST', `/v1/billing/sandbox/sessions/${question.split('/').at(-1)}/answer`], { agreed })
    expect(await bought(person)).toEqual([])
    const { url: to } = (await answer(true)) as { url: string }
    expect((await get(to)).text).toContain('The second chapter.')
    expect(await bought(person)).toHaveLength(1)
  })

  test('is refused to who earns by it, who has no proven address, and where nothing is sold', async () => {
    expect(await buy(seller)).toBe('403 work_not_sold_to_authors')
    const colleague = await givenPerson(server)
    await pool.query(
      `insert into memberships (workspace_id, user_id, role, kind, is_owner, created_at)
       select $1, $2, 'viewer', 'person', false, now()`,
      [seller.workspaceId, colleague.userId],
    )
    expect(await buy(colleague)).toBe('403 work_not_sold_to_authors')
    // From a workspace of their own it is the same person.
    const elsewhere = await givenPerson(server)
    await pool.query('update payout_accounts set opened_by = $2 where workspace_id = $1', [
      seller.workspaceId,
      elsewhere.userId,
    ])
    await agreeToPayouts(server, elsewhere)
    expect(await buy(elsewhere)).toBe('403 work_not_sold_to_authors')
    await pool.query('update payout_accounts set opened_by = $2 where workspace_id = $1', [
      seller.workspaceId,
      seller.userId,
    ])
    expect(await buy(await server.signUp())).toBe('403 email_not_verified')
    const person = await givenPerson(server)
    expect(await buy(person, 'work_made_up')).toBe('404 published_work_not_found')
    const { work_id: free } = await givenWork(server, seller, [await givenSpoken(server, seller, 'Free.')])
    await release(server, seller, free)
    expect(await buy(person, free)).toBe('409 work_not_for_sale')
    const offer = (id: string) => askAs(server, person, ['GET', `/v1/publishing/library/${id}/offer`])
    expect(await offer(free)).toBe('409 work_not_for_sale')
    expect(await offer('work_made_up')).toBe('404 published_work_not_found')
    expect(await offer(work.work_id)).toMatchObject({ title: 'Two gardens', price })
    // Whoever is paid for it took back what they agreed to, or is gone: the price stays, and nobody is led to pay it.
    await pool.query('update payout_accounts set opened_by = null where workspace_id = $1', [seller.workspaceId])
    expect([await offer(work.work_id), await buy(person)]).toEqual(['409 work_not_for_sale', '409 work_not_for_sale'])
    await pool.query('update payout_accounts set opened_by = $2 where workspace_id = $1', [
      seller.workspaceId,
      seller.userId,
    ])
  })

  test('a new price ends the page with the old one', async () => {
    const person = await givenPerson(server)
    const old = await buy(person)
    await setPrice(seller, work.work_id, { ...price, amount_cents: 1200 })
    const now = await buy(person)
    expect(now).not.toBe(old)
    expect(await payAt(server, old)).toBe('409 sandbox_page_expired')
    await payAt(server, now)
    expect((await bought(person)).map((one) => one.price.amount_cents)).toEqual([1200])
    await setPrice(seller, work.work_id, price)
  })

  test('waits where the money of an earlier try is in other hands', async () => {
    const person = await givenPerson(server)
    await pool.query(
      `insert into selling_sales (id, work_id, workspace_id, buyer_id, title, amount_minor, currency, share_percent, provider,
         page_ref, state, created_at, expires_at)
       values ('sale_elsewhere', $1, $2, $3, 't', 1000, 'eur', 100, 'stripe', 'cs_1', 'open', $4, $4)`,
      [work.work_id, seller.workspaceId, person.userId, clock.now()],
    )
    expect(await buy(person)).toBe('409 purchase_under_way')
  })

  test('no more than 50 are begun a day', async () => {
    const person = await givenPerson(server)
    await pool.query(
      `insert into selling_sales (id, work_id, workspace_id, buyer_id, title, amount_minor, currency, share_percent, provider,
         state, created_at, expires_at)
       select 'sale_many' || n, 'w' || n, 'ws', $1, 't', 100, 'eur', 100, 'sandbox', 'closed', $2, $2
       from generate_series(1, 50) n`,
      [person.userId, clock.now()],
    )
    expect(await buy(person)).toBe('429 too_many_attempts')
    clock.advance(dayMs + 1)
    expect(await buy(person)).toMatch(/^http/u)
  })
})

describe('an address of a buyer’s own', () => {
  test('ends when they replace it, and when the money went back; nobody else replaces it', async () => {
    const person = await givenBuyer()
    const [before] = await bought(person)
    const id = before?.purchase_id ?? ''
    const renew = (who: TestPerson) => askAs(server, who, ['POST', `/v1/publishing/purchases/${id}/renew-address`])
    expect(await renew(await givenPerson(server))).toBe('404 purchase_not_found')
    const after = (await renew(person)) as { feed_url: string }
    const items = async (feed: string) => [...(await get(feed)).text.matchAll(/<item>/gu)].length
    expect(await items(before?.feed_url ?? '')).toBe(1)
    expect(await items(after.feed_url)).toBe(2)
    expect(await askAs(server, person, ['POST', `/v1/publishing/sales/${id}/refund`])).toBe('404 sale_not_found')
    expect(await askAs(server, seller, ['POST', `/v1/publishing/sales/${id}/refund`])).toMatchObject({
      refunded_cents: 1000,
    })
    expect(await items(after.feed_url)).toBe(1)
    expect(await bought(person)).toMatchObject([{ state: 'refunded', refunded_cents: 1000, url: null, feed_url: null }])
    expect(await askAs(server, seller, ['POST', `/v1/publishing/sales/${id}/refund`])).toBe('409 sale_not_refundable')
    // Whoever got their money back may buy it again.
    expect(await buy(person)).toMatch(/^http/u)
  })
})
