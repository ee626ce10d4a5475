import { expect, test } from 'vitest'

import { arrivalParameters, withoutArrivalParameters } from './arrival-parameters.ts'

const read = (query: string) => arrivalParameters(new URLSearchParams(query))

test.each(['', 'dialog=add-2fa', 'redirect=/app/home&x=1'])('%j has nothing for the shell', (query) => {
  expect(read(query)).toBeUndefined()
})

test.each([
  ['newUser=true', { newUser: true, emailCode: undefined, isReverting: false, accessCode: undefined }],
  ['newUser=false&internalCode=c1', { newUser: false, emailCode: 'c1', isReverting: false }],
  ['internalCode=c1&isReverting=true', { emailCode: 'c1', isReverting: true }],
  ['internalCode=', { emailCode: undefined }],
  ['training_opt_out=true', { optsOutOfTraining: true, emailCode: undefined }],
  ['training_opt_out=false', { optsOutOfTraining: false }],
  ['verificationCode=v1', { accessCode: 'v1' }],
  ['verification_code=v2', { accessCode: 'v2' }],
  ['verification_code=v2&verificationCode=v1', { accessCode: 'v1' }],
  ['verification_code=v2&sensitiveActionVerificationCode=s1', { accessCode: 'v2' }],
  ['creationType=cloneVoice', { clonesVoice: true }],
  ['creationType=other', { clonesVoice: false }],
  ['sensitiveActionVerificationCode=s1', { accessCode: 's1' }],
  ['verificationCode=v1&sensitiveActionVerificationCode=s1', { accessCode: 'v1' }],
])('%s', (query, parameters) => {
  expect(read(query)).toMatchObject(parameters)
})

test('what has been dealt with leaves the address, the rest stays', () => {
  const rest = (query: string) => withoutArrivalParameters(new URLSearchParams(query))
  expect(rest('a=1&newUser=true&internalCode=c&isReverting=1&verificationCode=v&verification_code=w&b=x+y')).toBe(
    '?a=1&b=x+y',
  )
  expect(rest('newUser=true')).toBe('')
})
