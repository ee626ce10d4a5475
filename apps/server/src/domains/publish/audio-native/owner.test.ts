import {
  audioNativeLimits,
  AudioNativeAnalytics,
  AudioNativeDomain,
  AudioNativeProject,
  SpokenPage,
  SpokenPages,
} from '@vireo/contracts/audio-native'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { startNameServer } from '#test/identity-providers/names.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { copyRow } from '#test/copy-row.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import {
  article,
  creditsUsed,
  doWork,
  givenDomain,
  givenProject,
  playerOf,
  sendForm,
  settingsOf,
  type Site,
  startSite,
} from './audio-native.testing.ts'
import { recheckDomains } from './domains/recheck-domains.ts'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const names = await startNameServer()
let [site, server, owner]: [Site, TestServer, TestPerson] = [] as never
beforeAll(async () => {
  site = await startSite()
  const ports = { ...portsFor(names), outbound: createOutbound({ namedHosts: [site.host] }) }
  server = await startTestServer({ clock, ports })
  owner = await server.signUp({ tier: 'creator' })
})
afterAll(async () => {
  await Promise.all([site.close(), names.close()])
})

async function ask(who: TestPerson, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await server.fetch(`/v1/audio-native${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as { detail?: { code: string } }
  return answer.ok ? told : `${answer.status} ${told.detail?.code}`
}
const pagesOf = async (id: string, query = '') => SpokenPages.parse(await ask(owner, 'GET', `/${id}/pages${query}`))

test('a domain is proven by its record, and is not any more once that is gone for long', async () => {
  const added = AudioNativeDomain.parse(await ask(owner, 'POST', '/domains', { domain: 'Proof.example.test' }))
  expect(added).toMatchObject({ domain: 'proof.example.test', status: 'pending' })
  expect(await ask(owner, 'POST', '/domains', { domain: 'proof.example.test' })).toBe('409 domain_already_added')
  const check = () => ask(owner, 'POST', `/domains/${added.domain_id}/check`)
  expect(await check()).toMatchObject({ status: 'failed' })
  names.say(added.txt_record.name, added.txt_record.value)
  expect(await check()).toMatchObject({ status: 'verified', verified_at_unix: expect.any(Number) })
  names.say(added.txt_record.name)
  const ctx = server.product.systemContext()
  for (const days of [1, 5]) {
    aheadMs = days * 24 * 60 * 60 * 1000
    await recheckDomains(ctx)
  }
  aheadMs = 0
  expect(await ask(owner, 'GET', '/domains')).toMatchObject({ domains: [{ status: 'failed' }] })
  expect(await ask(owner, 'DELETE', `/domains/${added.domain_id}`)).toEqual({ status: 'ok' })
  expect(await check()).toBe('404 domain_verification_not_found')
})

test('a project is changed in what is asked for alone, and its players are empty once it is gone', async () => {
  const made = await givenProject(server, owner, { content: 'Changed.', auto_convert: 'true', author: 'Ada' })
  const { project_id: id } = made
  await doWork(server, owner)
  const change = (body: object) => ask(owner, 'PATCH', `/${id}`, body)
  const changed = AudioNativeProject.parse(await change({ title: 'A title', text_color: '#fff', monthly_credits: 9 }))
  expect(changed).toMatchObject({
    title: 'A title',
    author: 'Ada',
    text_color: '#fff',
    monthly_credits: 9,
    spent_credits: 'Changed.'.length,
    html_snippet: made.html_snippet,
  })
  expect(await change({ author: null })).toMatchObject({ author: null, title: 'A title' })
  expect(await change({ voice_id: 'nobody' })).toBe('404 voice_not_found')
  expect(await change({ monthly_credits: -1 })).toMatch(/^422/u)
  const shown = async () => (await (await server.fetch(`/audio-native/${id}`)).text()).includes('<main')
  expect(await shown()).toBe(true)
  await change({ enabled: false })
  expect(await shown()).toBe(false)
  expect(await ask(owner, 'DELETE', `/${id}`)).toEqual({ status: 'ok' })
  expect(await ask(owner, 'DELETE', `/${id}`)).toBe('404 audio_native_project_not_found')
  const { rowCount } = await server.database.pool.query(
    'select 1 from audio_native_pages where project_id = $1 union all select 1 from audio_native_versions where project_id = $1',
    [id],
  )
  expect(rowCount).toBe(0)
})

test('the owner sees why a page could not be read, says that one may be, and gives it a title of its own', async () => {
  await givenDomain(server, owner, '127.0.0.1')
  const { project_id: id } = await givenProject(server, owner)
  await ask(owner, 'PATCH', `/${id}`, { reads_new_pages: false })
  const words = '<p>They fall, and they fall, and nobody looks at them while they do so in the garden.</p>'.repeat(5)
  const visit = (path: string) =>
    server.fetch(`/audio-native/${id}`, { headers: { referer: `${site.address}${path}` } })
  for (const path of ['/waiting', '/later']) {
    site.pages.set(path, article(words.replaceAll('garden', path) + playerOf(id)))
    await visit(path)
    await doWork(server, owner)
  }
  const { pages, has_more: more, next_cursor: cursor } = await pagesOf(id, '?page_size=1')
  expect([pages, more]).toMatchObject([[{ url: `${site.address}/later`, state: 'waiting', speech: null }], true])
  const [page] = (await pagesOf(id, `?cursor=${cursor}`)).pages
  expect(page).toMatchObject({ url: `${site.address}/waiting`, state: 'waiting', published: false })
  const used = await creditsUsed(server, owner)
  const at = `/${id}/pages/${page?.page_id}`
  const state = async () => (await pagesOf(id)).pages.find(({ page_id: one }) => one === page?.page_id)
  site.pages.delete('/waiting')
  expect(await ask(owner, 'POST', `${at}/convert`)).toMatchObject({ state: 'reading' })
  await doWork(server, owner)
  expect(await state()).toMatchObject({ state: 'failed', error_code: 'audio_native_page_unreachable' })
  expect(await creditsUsed(server, owner)).toBe(used)
  site.pages.set('/waiting', article(words))
  expect(SpokenPage.parse(await ask(owner, 'PATCH', at, { title: 'My own' }))).toMatchObject({ title: 'My own' })
  await ask(owner, 'POST', `${at}/convert`)
  await doWork(server, owner)
  expect(await state()).toMatchObject({ state: 'read', speech: 'ready', published: true, title: 'My own' })
  expect(await (await visit('/waiting')).text()).toContain('My own')
  await ask(owner, 'PATCH', at, { enabled: false })
  expect(await (await visit('/waiting')).text()).not.toContain('<main')
  const other = await givenProject(server, owner)
  expect(await ask(owner, 'POST', `/${other.project_id}/pages/${page?.page_id}/convert`)).toBe(
    '404 audio_native_project_not_found',
  )
})

test('a page looks and is spoken otherwise than its project, where its owner says so', async () => {
  const { project_id: id } = await givenProject(server, owner, {
    content: 'Of Vireo.',
    auto_convert: 'true',
    text_color: '#111111',
    small: 'true',
  })
  await doWork(server, owner)
  const dictionaryOf = async (person: TestPerson) => {
    const rules = [{ type: 'alias', string_to_replace: 'Vireo', alias: 'Vee ray oh' }]
    const answer = await server.fetch('/v1/pronunciation-dictionaries/add-from-rules', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Names', rules }),
    })
    return [{ pronunciation_dictionary_id: ((await answer.json()) as { id: string }).id }]
  }
  const [page] = (await pagesOf(id)).pages
  const at = `/${id}/pages/${page?.page_id}`
  const played = async () => (await settingsOf(server, owner, id)).snapshot_id
  const first = await played()
  const stranger = await server.signUp({ tier: 'creator' })
  const foreign = { pronunciation_dictionary_locators: await dictionaryOf(stranger), text_color: '#222222' }
  expect(await ask(owner, 'PATCH', at, foreign)).toBe('404 pronunciation_dictionary_not_found')
  expect(await ask(owner, 'PATCH', at, { model_id: 'nothing' })).toBe('404 model_not_found')
  expect(await ask(owner, 'PATCH', at, { text_color: 'red;}' })).toMatch(/^422/u)
  expect(await ask(stranger, 'PATCH', at, { small: true })).toBe('404 audio_native_project_not_found')
  const shown = async () => (await server.fetch(`/audio-native/${id}`)).text()
  expect(await shown()).toContain('--ink:#111111;--paper:Canvas')
  expect(await shown()).toContain('data-height=""')

  const own = {
    small: false,
    background_color: '#eeeeee',
    pronunciation_dictionary_locators: await dictionaryOf(owner),
  }
  expect(SpokenPage.parse(await ask(owner, 'PATCH', at, own))).toMatchObject({ ...own, text_color: null })
  expect(await shown()).toContain('--ink:#111111;--paper:#eeeeee')
  expect(await shown()).toContain('min-height:88px')
  expect(await shown(), 'the line on the site is of the other size').toContain('data-height="96"')
  expect(await ask(owner, 'GET', `/${id}/settings`)).toMatchObject({
    settings: { small: false, background_color: '#eeeeee', text_color: '#111111' },
  })
  // The same words said otherwise are another speech.
  const used = await creditsUsed(server, owner)
  const again = { content: 'Of Vireo.', auto_convert: 'true', auto_publish: 'true' }
  await ask(owner, 'POST', `${at}/convert`)
  await doWork(server, owner)
  expect(await creditsUsed(server, owner)).toBe(used + again.content.length)
  expect((await pagesOf(id)).pages[0]).toMatchObject({ speech: 'ready' })
  // And once made, it is there for whoever gives the words or asks again.
  await sendForm(server, `/v1/audio-native/${id}/content`, owner, again)
  await ask(owner, 'POST', `${at}/convert`)
  await doWork(server, owner)
  expect(await creditsUsed(server, owner)).toBe(used + again.content.length)
  expect(await played()).not.toBe(first)
  await ask(owner, 'PATCH', at, { pronunciation_dictionary_locators: null })
  const { content: _, ...same } = again
  await sendForm(server, `/v1/audio-native/${id}/content`, owner, same)
  expect(await played(), 'said as before is the speech of before').toBe(first)
  expect(await ask(owner, 'PATCH', at, { small: null, background_color: null })).toMatchObject({ small: null })
  expect(await shown()).toContain('--ink:#111111;--paper:Canvas')
})

test('analytics add up days, quarters, countries and pages, for the owner alone, and stand in a file', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { content: 'Heard.', auto_convert: 'true' })
  await doWork(server, person)
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from audio_native_pages where project_id = $1',
    [id],
  )
  const add = (view: string, day: string, country: string | null, quarters: readonly number[], done: boolean) =>
    server.database.pool.query(
      'insert into audio_native_listens values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
      [`${id}${view}`, id, rows[0]?.id, 'v', person.workspaceId, country, ...quarters, done, `${day}T23:59:00Z`],
    )
  await add('a', '2026-03-01', 'nz', [4, 3, 2, 1], true)
  await add('b', '2026-03-01', 'nz', [4, 0, 0, 0], false)
  await add('c', '2026-03-02', null, [1, 0, 0, 0], false)
  await add('d', '2026-03-03', 'de', [9, 9, 9, 9], true)
  const query = '?from=2026-03-01&to=2026-03-02'
  const seen = AudioNativeAnalytics.parse(await ask(person, 'GET', `/analytics${query}&project_id=${id}`))
  expect(seen).toMatchObject({
    plays: 3,
    completed: 1,
    listened_seconds: 15,
    quarter_seconds: [9, 3, 2, 1],
    days: [
      { day: '2026-03-01', plays: 2, completed: 1, listened_seconds: 14 },
      { day: '2026-03-02', plays: 1, completed: 0, listened_seconds: 1 },
    ],
    countries: [
      { country: 'nz', plays: 2 },
      { country: null, plays: 1 },
    ],
    pages: [{ page_id: rows[0]?.id, plays: 3 }],
  })
  expect(await ask(owner, 'GET', `/analytics${query}`)).toMatchObject({ plays: 0, days: [] })
  expect(await ask(owner, 'GET', `/analytics${query}&project_id=${id}`)).toBe('404 audio_native_project_not_found')
  for (const wrong of ['?from=2026-03-02&to=2026-03-01', '?from=2024-01-01&to=2026-03-01'])
    expect(await ask(person, 'GET', `/analytics${wrong}`)).toBe('400 audio_native_range_invalid')
  const file = await server.fetch(`/v1/audio-native/analytics.csv${query}`, { headers: person.headers })
  expect(file.headers.get('content-disposition')).toContain('audio-native-2026-03-01-2026-03-02.csv')
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'day,page_id,url,country,plays,completed,listened_seconds',
    `2026-03-01,${rows[0]?.id},,nz,2,1,14`,
    `2026-03-02,${rows[0]?.id},,,1,0,1`,
  ])
})

test('a workspace has so many projects, and one more is refused', async () => {
  const many = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, many)
  await copyRow(server.database, 'audio_native_projects', { id, times: audioNativeLimits.projectsMax - 1 })
  await expect(givenProject(server, many)).rejects.toThrow('audio_native_limit_reached')
})

test('a page is read for the project that is named, also where another has it, and for none that is another’s', async () => {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, 'named.example.test')
  const [first, second] = [await givenProject(server, person), await givenProject(server, person)]
  const url = 'https://named.example.test/page'
  const read = (project?: string) =>
    ask(person, 'POST', '/content', { url, ...(project !== undefined && { project_id: project }) })
  expect(await read(second.project_id)).toMatchObject({ project_id: second.project_id, converting: true })
  expect(await read()).toMatchObject({ project_id: second.project_id })
  expect(await read(first.project_id)).toMatchObject({ project_id: first.project_id })
  expect(await read(first.project_id)).toMatchObject({ project_id: first.project_id })
  const foreign = await givenProject(server, owner)
  expect(await read(foreign.project_id)).toBe('404 audio_native_project_not_found')
})
