import { AccessToken } from '@vireo/contracts/identity'
import { expect, onTestFinished, test, vi, type Mock } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standInServer } from '#kit/testing/stand-in.testing.ts'
import { accessToken, onSessionLost, refreshAccessToken, setAccessToken } from './access-token.ts'

const token = (access_token: string) => AccessToken.parse(leastAnswer(AccessToken, { access_token }))

/** Listens for the end of the session, with a token that is used until then. */
function begin(): Mock<() => void> {
  setAccessToken(token('first'))
  const onLost = vi.fn<() => void>()
  const stop = onSessionLost(onLost)
  onTestFinished(() => {
    stop()
    setAccessToken(undefined)
  })
  return onLost
}

test('whoever asks at the same time shares one request, and the next one asks anew', async () => {
  begin()
  const asked = standInServer(Response.json(token('second')), Response.json(token('third')))
  const both = await Promise.all([refreshAccessToken(), refreshAccessToken()])
  expect(both.map(({ access_token }) => access_token)).toEqual(['second', 'second'])
  expect(asked).toHaveLength(1)
  expect(accessToken()).toBe('second')
  await refreshAccessToken()
  expect(asked).toHaveLength(2)
  expect(accessToken()).toBe('third')
})

test('a session that the server no longer knows is told of, and its token is sent no more', async () => {
  const onLost = begin()
  standInServer(Response.json({ detail: { code: 'no_session', message: 'Over.' } }, { status: 401 }))
  await expect(refreshAccessToken()).rejects.toMatchObject({ status: 401 })
  expect(onLost).toHaveBeenCalledOnce()
  expect(accessToken()).toBeUndefined()
})

test.each([
  ['the server has a fault', Response.json({}, { status: 500 }), { status: 500 }],
  ['too much was asked', Response.json({}, { status: 429 }), { status: 429 }],
  ['nobody answers', new TypeError('fetch failed'), { status: 0 }],
  ['the answer is no token', Response.json({ access_token: 7 }), { status: 0, code: 'unexpected_answer' }],
  ['the answer is no JSON', new Response('<html>'), { status: 0, code: 'unexpected_answer' }],
])('nobody is signed out because %s, and it can be tried again', async (_, answer, error) => {
  const onLost = begin()
  standInServer(answer, Response.json(token('second')))
  await expect(refreshAccessToken()).rejects.toMatchObject(error)
  expect(onLost).not.toHaveBeenCalled()
  expect(accessToken()).toBe('first')
  await refreshAccessToken()
  expect(accessToken()).toBe('second')
})

test('whoever stopped listening hears nothing', async () => {
  setAccessToken(token('first'))
  const onLost = vi.fn<() => void>()
  onSessionLost(onLost)()
  standInServer(Response.json({}, { status: 401 }))
  await expect(refreshAccessToken()).rejects.toMatchObject({ status: 401 })
  expect(onLost).not.toHaveBeenCalled()
})
