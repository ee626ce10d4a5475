import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { usersEndpoints } from '@vireo/contracts/users'
import { type InvitePreview, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { ApiError, call } from '#kit/api/index.ts'
import {
  forgetCarried,
  forgetCoupon,
  judgeCoupon,
  keepCarried,
  keepCoupon,
  keepInviteCode,
  readActionParameters,
  withCarried,
  type ActionParameters,
} from '#kit/arrival/index.ts'
import { logQuietly } from '#kit/log.ts'
import { paths } from '#kit/routing/index.ts'
import { renewSession, sessionState } from '#kit/session/index.ts'
import { actionTarget, signInTo } from './action-target.ts'
import { planAction, UnknownActionError, type ActionPlan, type ActionStatus } from './plan-action.ts'

/** What the page shows besides the handler's status. */
export type ActionView =
  | { readonly kind: 'working' }
  | { readonly kind: 'unknown'; readonly message: string }
  /** `before`: it was verified already. `to` is where it goes on. */
  | { readonly kind: 'verified'; readonly before: boolean; readonly to: string }
  | { readonly kind: 'not-verified'; readonly error: unknown }
  | { readonly kind: 'grant'; readonly code: string }
  | { readonly kind: 'please-sign-in' }

type Handled = { readonly status?: ActionStatus; readonly view?: ActionView; readonly to?: string }

/** What a link finds: who follows it, and what was loaded about them. */
type Finding = { readonly isVerified: boolean; readonly email: string | undefined; readonly client: QueryClient }

/** Handles the link that led here, once, as soon as it is known who is signed in. */
export function useAction(isVerified: boolean | undefined, email: string | undefined) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [status, setStatus] = useState<ActionStatus>('none')
  const [view, setView] = useState<ActionView>({ kind: 'working' })
  const client = useQueryClient()
  const [parameters] = useState(() => withCarried(readActionParameters(query)))
  const isHandled = useRef(false)
  const leave = useCallback(
    (to: string) => {
      setStatus('none')
      void navigate(to, { replace: true })
    },
    [navigate],
  )
  useEffect(() => {
    if (isHandled.current || isVerified === undefined) return
    isHandled.current = true
    keepCarried(parameters)
    void handle(parameters, { isVerified, email, client }).then((handled) => {
      if (handled.to !== undefined) leave(handled.to)
      setStatus(handled.status ?? 'none')
      if (handled.view) setView(handled.view)
    })
  }, [client, email, isVerified, leave, parameters])
  return {
    status,
    view,
    /** Goes elsewhere than the link leads; what it carried goes with it no more. */
    leave: (to: string) => {
      forgetCarried()
      leave(to)
    },
    goOn: () => leave(arrivalOf(parameters)),
  }
}

/** Answers where the link goes on, with everything that was carried, which is then forgotten. */
function arrivalOf(parameters: ActionParameters): string {
  forgetCarried()
  return actionTarget(parameters, location.origin)
}

async function handle(parameters: ActionParameters, found: Finding): Promise<Handled> {
  let plan: ActionPlan
  try {
    plan = planAction(parameters)
  } catch (error) {
    if (!(error instanceof UnknownActionError)) throw error
    return { view: { kind: 'unknown', message: error.message } }
  }
  const { coupon, inviteCode } = parameters
  if (inviteCode !== undefined) keepInviteCode(inviteCode)
  // Beside anything else that the link asks for, a coupon waits until its person is inside.
  if (coupon !== undefined && plan.kind !== 'arrive') keepCoupon(coupon)
  switch (plan.kind) {
    case 'opt-out':
      return optOut(plan.code)
    case 'reset-password':
      return { to: resetPasswordPath(parameters) }
    case 'verify-email':
      return verify(plan.code, parameters, found)
    case 'grant-support':
      return sessionState().status === 'signed-in'
        ? { view: { kind: 'grant', code: plan.code } }
        : { to: signInTo(location.pathname + location.search) }
    case 'arrive':
      return arrive(parameters, found)
    case 'nothing':
      return { to: arrivalOf(parameters) }
  }
}

async function optOut(actionCode: string): Promise<Handled> {
  try {
    await call(identityEndpoints.optOutOfUpdates, { actionCode })
    return { status: 'optOutUpdatesSuccess' }
  } catch {
    return { status: 'optOutUpdatesFailed' }
  }
}

async function verify(actionCode: string, parameters: ActionParameters, found: Finding): Promise<Handled> {
  const { continueUrl, lang } = parameters
  try {
    await call(identityEndpoints.verifyEmail, { actionCode, continueUrl, lang })
  } catch (error) {
    // A link works once. Whoever follows theirs again need not be told that it failed.
    const isUsed = error instanceof ApiError && error.status === 400
    if (!isUsed || !(found.isVerified || error.data['already_verified'] === true))
      return { view: { kind: 'not-verified', error } }
    return { view: { kind: 'verified', before: true, to: signInTo(arrivalOf(parameters)) } }
  }
  if (sessionState().status === 'signed-in') {
    await Promise.all([renewSession(), found.client.invalidateQueries({ queryKey: [usersEndpoints.get.id] })])
  }
  return { view: { kind: 'verified', before: false, to: signInTo(arrivalOf(parameters)) } }
}

/**
 * Coupons are for people with a verified address, and so are invitations; but whoever arrives by the link that was
 * mailed to their own address has proven it by that. Who is signed out signs up or in first.
 */
async function arrive(parameters: ActionParameters, { isVerified, email }: Finding): Promise<Handled> {
  const { coupon, inviteCode } = parameters
  const isInside = sessionState().status === 'signed-in'
  if (coupon === undefined && inviteCode === undefined) return { to: arrivalOf(parameters) }
  if (coupon !== undefined) {
    if (isInside && isVerified) return judge(coupon)
    keepCoupon(coupon)
    if (!isInside) return { view: { kind: 'please-sign-in' } }
  }
  const invitation = inviteCode === undefined ? undefined : await previewOf(inviteCode)
  const provesAddress = coupon === undefined && invitation !== undefined && invitation.email === email
  if (isInside && !isVerified && !provesAddress) return { status: 'needsVerifyEmail' }
  const to = arrivalOf(parameters)
  if (isInside) return { to }
  return { to: invitation?.has_account ? signInTo(to) : `${paths.signUp}?redirect=${encodeURIComponent(to)}` }
}

/**
 * Asks about the invitation of a code; undefined where that fails, since the pages behind the link say what is wrong
 * with it.
 */
async function previewOf(code: string): Promise<InvitePreview | undefined> {
  try {
    return await call(workspacesEndpoints.previewInvite, { invite_code: code })
  } catch (error) {
    logQuietly('The invitation could not be looked at.', error)
    return undefined
  }
}

async function judge(coupon: string): Promise<Handled> {
  const isTaken = await judgeCoupon(coupon)
  forgetCoupon()
  forgetCarried()
  return isTaken ? { to: `${paths.subscription}?promo=applied` } : { status: 'promocodeFailure' }
}

function resetPasswordPath({ verificationCode, continueUrl, lang }: ActionParameters): string {
  const query = new URLSearchParams({ verificationCode: verificationCode ?? '', lang })
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl)
  return `${paths.resetPassword}?${query.toString()}`
}
