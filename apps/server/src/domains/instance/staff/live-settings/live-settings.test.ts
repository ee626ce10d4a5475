import { identityEndpoints } from '@vireo/contracts/identity'
import { type LiveSettings, LiveSettingsState } from '@vireo/contracts/staff'
import { expect, test } from 'vitest'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { openLiveSettings } from '../../../../settings/open-live-settings.ts'

const server = await startTestServer({
  given: ['VIREO_AUTHOR_SHARE_PERCENT'],
  settings: { authorSharePercent: 70, contactMail: 'desk@operator.test' },
})
const { pool } = server.database
const operator = await givenPerson(server)
await pool.query('update users set is_instance_admin = true where id = $1', [operator.userId])
const reason = 'Strangers sign up in masses'

const state = async () => LiveSettingsState.parse((await call(server, operator, 'GET', '/v1/admin/settings')).body)
const change = (
  body: { changes?: Partial<LiveSettings>; reset?: string[]; reason?: string },
  who: Teammate = operator,
) => call(server, who, 'PATCH', '/v1/admin/settings', { reason, ...body })
const acts = async () =>
  (
    await pool.query(
      "select target_id, details from audit_entries where workspace_id = $1 and action = 'staff.setting-changed' order by id",
      [operator.workspaceId],
    )
  ).rows
const signUp = async () =>
  identityEndpoints.getEntrance.success.schema.parse(await (await server.fetch('/v1/identity/entrance')).json()).sign_up

test('only whoever runs the instance sees its settings and changes them', async () => {
  const person = await givenPerson(server)
  const refused = { status: 403, code: 'operator_only' }
  expect(await call(server, person, 'GET', '/v1/admin/settings')).toMatchObject(refused)
  expect(await change({ changes: { sign_up: 'closed' } }, person)).toMatchObject(refused)
  expect(await signUp()).toBe('open')
  expect(await state()).toEqual({
    values: {
      sign_up: 'open',
      contact_mail: 'desk@operator.test',
      reviews_published_voices: false,
      moderated_terms: [],
      referral_reward_credits: 0,
      author_share_percent: 70,
    },
    sources: {
      sign_up: 'default',
      contact_mail: 'default',
      reviews_published_voices: 'default',
      moderated_terms: 'default',
      referral_reward_credits: 'default',
      author_share_percent: 'environment',
    },
  })
})

test('a change holds at once without a restart, is written down with its reason, and can be taken back', async () => {
  const changed = await change({ changes: { sign_up: 'closed', moderated_terms: [' Ｓpam '], contact_mail: null } })
  expect(changed).toMatchObject({ status: 200, body: { values: { sign_up: 'closed', contact_mail: null } } })
  expect(await signUp()).toBe('closed')
  expect(server.ports.settings).toMatchObject({ signUp: 'closed', moderatedTerms: ['spam'], contactMail: undefined })
  expect((await state()).sources).toMatchObject({ sign_up: 'stored', contact_mail: 'stored' })
  expect(await acts()).toMatchObject([
    { target_id: 'sign_up', details: { name: 'VIREO_SIGN_UP', before: '"open"', after: '"closed"', reason } },
    { target_id: 'contact_mail', details: { before: '"desk@operator.test"', after: 'null' } },
    { target_id: 'moderated_terms', details: { before: '[]' } },
  ])
  // Another process knows when it looks.
  const other = openLiveSettings({ database: server.database, base: server.ports.settings, given: new Set() })
  expect(other.liveSettings.stored()).toEqual({})
  await other.watch(() => undefined)
  expect(other.settings.signUp).toBe('closed')
  other.close()

  await change({ reset: ['sign_up', 'contact_mail', 'moderated_terms'] })
  expect(await signUp()).toBe('open')
  expect((await state()).sources).toMatchObject({ sign_up: 'default', contact_mail: 'default' })
  expect((await acts()).at(-1)).toMatchObject({ details: { after: 'default', reason } })
})

test('the environment wins over what is stored, and nothing is changed that it decides', async () => {
  const before = await acts()
  expect(await change({ changes: { author_share_percent: 10, sign_up: 'invite' } })).toMatchObject({
    status: 409,
    code: 'setting_in_environment',
    body: { detail: { param: 'author_share_percent', data: { variable: 'VIREO_AUTHOR_SHARE_PERCENT' } } },
  })
  expect(await change({ reset: ['author_share_percent'] })).toMatchObject({ status: 409 })
  // As after somebody set the variable for something that is stored.
  await pool.query("insert into instance_settings values ('author_share_percent', '5', now())")
  await server.ports.liveSettings.refresh()
  expect((await state()).values).toMatchObject({ author_share_percent: 70, sign_up: 'open' })
  expect(await acts()).toEqual(before)
})

test('what cannot be is refused, and what another release kept is left out', async () => {
  expect(await change({ changes: { contact_mail: 'no address' } })).toMatchObject({ status: 422 })
  expect(await change({ changes: { referral_reward_credits: -1 } })).toMatchObject({ status: 422 })
  expect(await change({ changes: { sign_up: 'closed' }, reason: '' })).toMatchObject({ status: 422 })
  expect(await change({ reset: ['made_up'] })).toMatchObject({ status: 422 })
  await pool.query(`insert into instance_settings values ('of_tomorrow', '1', now()), ('sign_up', '"half"', now())`)
  await server.ports.liveSettings.refresh()
  expect((await state()).values.sign_up).toBe('open')
})
