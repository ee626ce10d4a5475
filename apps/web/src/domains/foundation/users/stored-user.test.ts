import { expect, test } from 'vitest'

import { storedUserCookie } from './stored-user.ts'

test('the cookie holds exactly four fields, for 360 days, secure and strict', () => {
  const user = {
    ccpa_opt_out: true,
    user_id: 'user_1',
    workspace_id: 'ws_1',
    email: 'a;b@example.test',
    xi_api_key: null,
  }
  const [pair = '', ...attributes] = storedUserCookie(user).split('; ')
  const [name, value = ''] = pair.split('=')
  expect(name).toBe('vireo.user')
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    ccpa_opt_out: true,
    user_id: 'user_1',
    workspace_id: 'ws_1',
    email: 'a;b@example.test',
  })
  expect(attributes).toEqual(['Path=/', 'Max-Age=31104000', 'Secure', 'SameSite=Strict'])
})
