import { expect, test } from 'vitest'

import { formOf, OauthWebhookForm, readHeaders, settingsOf, WebhookForm } from './webhook-form.ts'

const filled = { ...formOf(undefined), name: 'Mine', webhook_url: 'https://example.com/hook' }
const choices = { events: ['generation_finished'], retries: true, isOauth: false }

test('headers are written one a line, and a line that is none is refused', () => {
  expect(readHeaders(' X-Team : blue \n\nAuthorization: Basic a:b')).toEqual({
    'X-Team': 'blue',
    Authorization: 'Basic a:b',
  })
  expect(readHeaders('no header')).toBeUndefined()
  expect(WebhookForm.safeParse({ ...filled, headers: 'no header' }).success).toBe(false)
  expect(WebhookForm.safeParse({ ...filled, headers: 'Content-Length: 5' }).success).toBe(false)
})

test('a filled form is what the server is asked for', () => {
  expect(WebhookForm.safeParse(filled).success).toBe(true)
  expect(settingsOf({ ...filled, headers: 'X-Team: blue' }, choices)).toEqual({
    auth_type: 'hmac',
    name: 'Mine',
    webhook_url: 'https://example.com/hook',
    request_headers: { 'X-Team': 'blue' },
    events: ['generation_finished'],
    retry_enabled: true,
  })
  expect(OauthWebhookForm.safeParse(filled).success).toBe(false)
  const oauth = { ...filled, client_id: 'me', client_secret: 's', token_url: 'https://a.example/t', scopes: ' a  b ' }
  expect(settingsOf(oauth, { ...choices, isOauth: true })).toMatchObject({ auth_type: 'oauth2', scopes: ['a', 'b'] })
})
