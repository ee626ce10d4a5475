import { User } from '@vireo/contracts/users'
import sql from 'sql-template-tag'
import { describe, expect, it, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createHeaderLocator } from '#adapters/locate-by-header.ts'
import { givenAccount, jsonPost } from '#identity/testing.ts'

const locator = createHeaderLocator({ country: 'x-country', region: 'x-region', city: undefined })
const server = await startTestServer({ ports: { locator } })
const ctx = server.product.systemContext()
const { pool } = server.database

type Person = { readonly headers: { readonly 'xi-api-key': string } }

const post = (path: string, person: Person, body: unknown, headers = {}) =>
  server.fetch(`/v1/user/${path}`, jsonPost(body, { ...person.headers, ...headers }))

async function documentOf(person: Person): Promise<User> {
  return User.strict().parse(await (await server.fetch('/v1/user', { headers: person.headers })).json())
}

describe('POST /v1/user/update', () => {
  it('200 changes what is given and leaves the rest alone', async () => {
    const person = await givenAccount(ctx)
    expect((await post('update', person, { first_name: ' Ada ', locale: 'de', optOutCCPA: true })).status).toBe(200)
    expect((await post('update', person, { is_onboarding_completed: true })).status).toBe(200)
    expect(await documentOf(person)).toMatchObject({
      first_name: 'Ada',
      locale: 'de',
      ccpa_opt_out: true,
      is_onboarding_completed: true,
      is_onboarding_checklist_completed: false,
      is_new_user: false,
    })
    await post('update', person, { first_name: '' })
    await post('update', person, {})
    expect(await documentOf(person)).toMatchObject({ first_name: null, locale: 'de', ccpa_opt_out: true })
  })

  it('200 remembers prompts and survey answers one by one', async () => {
    const person = await givenAccount(ctx)
    await post('update', person, { prompts_shown: { long_content_use_projects: true } })
    await post('update', person, { prompts_shown: { dubbing_use_cases_banner: true } })
    await post('update', person, { prompts_shown: { natural_voices_offer: true } })
    await post('update', person, { onboarding_survey: { role: 'developer' } })
    await post('update', person, { onboarding_survey: { timezone: 'Europe/Berlin' } })
    expect(await documentOf(person)).toMatchObject({
      prompts_shown: { long_content_use_projects: true, dubbing_use_cases_banner: true, natural_voices_offer: true },
      onboarding_survey: {
        first_name: null,
        role: 'developer',
        subrole: null,
        timezone: 'Europe/Berlin',
        source: null,
      },
    })
  })

  it('200 keeps when somebody agreed by our own clock, audited', async () => {
    const person = await givenAccount(ctx)
    const before = Math.floor(Date.now() / 1000)
    await post('update', person, { accepted_bipa_terms: true, terms_agreed_to: { privacy: 1, licensing: true } })
    const { accepted_bipa_terms: accepted, terms_agreed_to: terms } = await documentOf(person)
    expect(accepted).toBe(true)
    expect(Object.keys(terms).toSorted()).toEqual(['licensing', 'privacy'])
    for (const at of Object.values(terms)) expect(at).toBeGreaterThanOrEqual(before)
    const { rows } = await pool.query('select action, details, api_key_id from audit_entries where target_id = $1', [
      person.userId,
    ])
    expect(rows).toEqual([
      {
        action: 'users.terms-agreed-to',
        details: { terms: ['privacy', 'licensing', 'biometric_data'] },
        api_key_id: person.keyId,
      },
    ])
  })

  it('403 when a key agrees to terms without being made for it; it may change the rest', async () => {
    const person = await givenAccount(ctx, { permissions: ['user_read', 'user_write'] })
    const refused = await post('update', person, { terms_agreed_to: { privacy: true }, locale: 'fr' })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ detail: { data: { permission: 'terms_of_service_accept' } } })
    expect(await documentOf(person)).toMatchObject({ terms_agreed_to: {}, locale: 'en' })
    expect((await post('update', person, { locale: 'fr' })).status).toBe(200)
  })

  test.each([
    [{ accepted_bipa_terms: false }],
    [{ terms_agreed_to: { everything: true } }],
    [{ terms_agreed_to: { privacy: null } }],
    [{ locale: 'German' }],
    [{ moderation_warning_dismissed: false }],
    [{ first_name: 'a\u0000b' }],
    [{ first_name: 'x'.repeat(101) }],
  ])('422 for %j', async (body) => {
    expect((await post('update', await givenAccount(ctx), body)).status).toBe(422)
  })
})

describe('POST /v1/user/edit-user-metadata', () => {
  it('200 keeps consent and a claimed place where this instance knows none', async () => {
    const person = await givenAccount(ctx)
    const place = { country: 'fr', region: null, city: 'Lyon' }
    await post('edit-user-metadata', person, { agrees_to_product_updates: true, geo_location: place })
    expect(await documentOf(person)).toMatchObject({ agrees_to_product_updates: true, geo_location: place })
    await post('edit-user-metadata', person, { agrees_to_product_updates: false, geo_location: null })
    expect(await documentOf(person)).toMatchObject({ agrees_to_product_updates: false, geo_location: place })
  })

  it('200 believes what it sees rather than what is claimed', async () => {
    const person = await givenAccount(ctx)
    const claimed = { country: 'us', region: 'tx', city: 'Austin' }
    const seen = { 'x-country': 'US', 'x-region': 'IL' }
    await post('edit-user-metadata', person, { geo_location: claimed }, seen)
    expect(await documentOf(person)).toMatchObject({ geo_location: { country: 'us', region: 'il', city: null } })
  })
})

test('GET /v1/user/geo-location tells anybody where they are, or that nobody knows', async () => {
  const located = await server.fetch('/v1/user/geo-location', { headers: { 'x-country': 'DE' } })
  expect(await located.json()).toEqual({ geo_location: { country: 'de', region: null, city: null } })
  expect(await (await server.fetch('/v1/user/geo-location')).json()).toEqual({ geo_location: null })
})

describe('POST /v1/user/update-public-user-name', () => {
  test.each([
    [' Ada L. ', 'Ada L.'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['🎙'.repeat(64), '🎙'.repeat(64)],
    ['👩‍🚀', '👩‍🚀'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('200 for %j', async (given, kept) => {
    const person = await givenAccount(ctx)
    expect((await post('update-public-user-name', person, { public_user_name: given })).status).toBe(200)
    expect(await documentOf(person)).toMatchObject({ public_user_name: kept })
  })

  test.each(['', '   ', 'x'.repeat(65), '🎙'.repeat(65), 'a\nb', 'a\u0007b', 'a\u202Eb', 'a\uFEFFb', '\u200D'])(
    '422 for %j',
    async (given) => {
      expect((await post('update-public-user-name', await givenAccount(ctx), { public_user_name: given })).status).toBe(
        422,
      )
    },
  )
})

test('flags of people nobody has data about read as completed; whoever signs up begins with false', async () => {
  const person = await givenAccount(ctx)
  expect(await documentOf(person)).toMatchObject({
    is_onboarding_completed: false,
    is_onboarding_checklist_completed: false,
  })
  await ctx.db.run(
    sql`update users set is_onboarding_completed = null, is_onboarding_checklist_completed = null where id = ${person.userId}`,
  )
  expect(await documentOf(person)).toMatchObject({
    is_onboarding_completed: true,
    is_onboarding_checklist_completed: true,
    is_new_user: false,
  })
})
