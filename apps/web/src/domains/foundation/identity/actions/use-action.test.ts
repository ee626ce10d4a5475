import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { InvitePreview } from '@vireo/contracts/workspaces'

import { storedInviteCode, waitingCoupon } from '#kit/arrival/index.ts'
import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standIn, standInServer, standInStorage } from '#kit/testing/stand-in.testing.ts'
import { useAction } from './use-action.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = standInStorage()
  standIn('location', { origin: 'https://vireo.example', pathname: '/app/action', search: '?mode=x' })
  onTestFinished(() => kept.clear())
})

/** Follows a link, signed out unless the session says otherwise; `isVerified` is undefined while that is not known. */
const followed = (query: string, isVerified: boolean | undefined = false) =>
  useForTests(() => useAction(isVerified, 'person@example.org'), { at: `/app/action?${query}` })

const refused = (status: number, data = {}) =>
  Response.json(
    {
      detail: {
        type: 'validation_error',
        code: 'invalid_code',
        status: 'invalid_code',
        message: 'No.',
        request_id: 'r',
        param: null,
        data,
      },
    },
    { status },
  )
const preview = (given: object) => Response.json(leastAnswer(InvitePreview, given))

describe('a link', () => {
  test('waits until it is known who follows it, and is handled once', async () => {
    const asked = standInServer(Response.json({ status: 'ok' }))
    let isVerified: boolean | undefined
    const hook = await useForTests(() => useAction(isVerified, undefined), {
      at: '/app/action?mode=optOutOfUpdates&oobCode=c',
    })
    expect(hook.now()).toMatchObject({ status: 'none', view: { kind: 'working' } })
    expect(asked).toHaveLength(0)
    isVerified = false
    await hook.again()
    await hook.again()
    expect(asked).toHaveLength(1)
    expect(hook.now().status).toBe('optOutUpdatesSuccess')
  })

  test('that asks for nothing we know is told so, and asks the server nothing', async () => {
    const asked = standInServer()
    for (const query of ['', 'mode=somethingElse']) {
      const hook = await followed(query)
      expect(hook.now().view.kind).toBe('unknown')
    }
    expect(asked).toEqual([])
  })

  test('to leave the list says when that failed', async () => {
    standInServer(refused(400))
    const hook = await followed('mode=optOutOfUpdates&oobCode=old')
    expect(hook.now().status).toBe('optOutUpdatesFailed')
  })

  test('to set a password goes there with its code, its language and where it goes on', async () => {
    const hook = await followed('mode=resetPassword&oobCode=c%26d&lang=de&continueUrl=/app/usage')
    const address = new URL(hook.address(), 'https://vireo.example')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      verificationCode: 'c&d',
      lang: 'de',
      continueUrl: '/app/usage',
    })
    expect([...kept.values()].join('')).not.toContain('c&d')
  })

  test('to let support in asks whoever is signed out to sign in first, and then leads back', async () => {
    const hook = await followed('mode=verifySignInRequest&oobCode=c')
    expect(decodeURIComponent(hook.address())).toContain('/app/action?mode=x')
  })
})

describe('an address', () => {
  test('is verified with the code of the link', async () => {
    const asked = standInServer(Response.json({ status: 'ok' }))
    const hook = await followed('mode=verifyEmail&oobCode=c')
    expect(await asked[0]?.json()).toMatchObject({ actionCode: 'c' })
    expect(hook.now().view).toMatchObject({ kind: 'verified', before: false })
  })

  test.each([
    ['the person is known to be verified', true, refused(400), 'verified'],
    ['the server says that it was', false, refused(400, { already_verified: true }), 'verified'],
    ['nobody says that it was', false, refused(400), 'not-verified'],
    ['the server has a fault, whoever it is', true, refused(500), 'not-verified'],
  ])('whose link was used is fine where it was verified before: %s', async (_, isVerified, answer, kind) => {
    standInServer(answer)
    const hook = await followed('mode=verifyEmail&oobCode=c', isVerified)
    expect(hook.now().view.kind).toBe(kind)
  })
})

describe('who arrives', () => {
  test('with a coupon and signed out is asked to sign in, and the coupon waits', async () => {
    const hook = await followed('coupon=SPRING')
    expect(hook.now().view.kind).toBe('please-sign-in')
    expect(waitingCoupon()).toBe('SPRING')
  })

  test('with a coupon beside another wish keeps it for later', async () => {
    standInServer(Response.json({ status: 'ok' }))
    await followed('mode=verifyEmail&oobCode=c&coupon=SPRING')
    expect(waitingCoupon()).toBe('SPRING')
  })

  test.each([
    ['signs in where they have an account', preview({ has_account: true }), /^\/app\/sign-in/u],
    ['signs up where they have none', preview({ has_account: false }), /^\/app\/sign-up\?redirect=/u],
    ['signs up where nobody could be asked', refused(500), /^\/app\/sign-up\?redirect=/u],
  ])('with an invitation %s, and its code is kept', async (_, answer, address) => {
    const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const asked = standInServer(answer)
    const hook = await followed('invite_code=inv')
    written.mockRestore()
    expect(asked).toHaveLength(1)
    expect(hook.address()).toMatch(address)
    expect(storedInviteCode()).toBe('inv')
  })

  test('and goes elsewhere than the link leads takes nothing along', async () => {
    const hook = await followed('coupon=SPRING&internalCode=int')
    expect(kept.has('vireo.action-parameters')).toBe(true)
    await hook.act(({ leave }) => leave('/app/usage'))
    expect(hook.address()).toBe('/app/usage')
    expect(kept.has('vireo.action-parameters')).toBe(false)
  })
})
