import { api } from '@vireo/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { call } from '../../../kit/api/index.ts'
import {
  forgetActionParameters,
  judgeCoupon,
  keepActionParameters,
  keepInviteCode,
  readActionParameters,
  type ActionParameters,
} from '../../../kit/arrival/index.ts'
import { paths } from '../../../kit/routing/index.ts'
import { sessionState } from '../../../kit/session/index.ts'
import { actionTarget } from './action-target.ts'
import { planAction, UnknownActionError, type ActionPlan, type ActionStatus } from './plan-action.ts'

/** What the page shows besides the handler's status. */
export type ActionView =
  | { readonly kind: 'working' }
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'verified' }
  | { readonly kind: 'not-verified'; readonly error: unknown }
  | { readonly kind: 'grant'; readonly code: string }
  | { readonly kind: 'please-sign-in' }

type Handled = { readonly status?: ActionStatus; readonly view?: ActionView; readonly to?: string }

/** Handles the link that led here, once, as soon as it is known who is signed in. */
export function useAction(isVerified: boolean | undefined) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [status, setStatus] = useState<ActionStatus>('none')
  const [view, setView] = useState<ActionView>({ kind: 'working' })
  const [parameters] = useState(() => readActionParameters(query))
  const isHandled = useRef(false)
  const leave = useCallback(
    (to: string) => {
      forgetActionParameters()
      setStatus('none')
      void navigate(to, { replace: true })
    },
    [navigate],
  )
  useEffect(() => {
    if (isHandled.current || isVerified === undefined) return
    isHandled.current = true
    keepActionParameters(parameters)
    void handle(parameters, isVerified).then((handled) => {
      if (handled.to !== undefined) leave(handled.to)
      setStatus(handled.status ?? 'none')
      if (handled.view) setView(handled.view)
    })
  }, [isVerified, leave, parameters])
  return { status, view, leave, goOn: () => leave(actionTarget(parameters, location.origin)) }
}

async function handle(parameters: ActionParameters, isVerified: boolean): Promise<Handled> {
  let plan: ActionPlan
  try {
    plan = planAction(parameters)
  } catch (error) {
    if (!(error instanceof UnknownActionError)) throw error
    return { view: { kind: 'unknown', message: error.message } }
  }
  const { continueUrl, lang } = parameters
  switch (plan.kind) {
    case 'opt-out':
      return optOut(plan.code)
    case 'reset-password':
      return { to: resetPasswordPath(parameters) }
    case 'verify-email':
      return verify({ actionCode: plan.code, continueUrl, lang })
    case 'grant-support':
      return sessionState().status === 'signed-in'
        ? { view: { kind: 'grant', code: plan.code } }
        : { to: `${paths.signIn}?redirect=${encodeURIComponent(location.pathname + location.search)}` }
    case 'arrive':
      return arrive(parameters, isVerified)
    case 'nothing':
      return { to: actionTarget(parameters, location.origin) }
  }
}

async function optOut(actionCode: string): Promise<Handled> {
  try {
    await call(api.identity.optOutOfUpdates, { actionCode })
    return { status: 'optOutUpdatesSuccess' }
  } catch {
    return { status: 'optOutUpdatesFailed' }
  }
}

async function verify(input: Parameters<typeof call<typeof api.identity.verifyEmail>>[1]): Promise<Handled> {
  try {
    await call(api.identity.verifyEmail, input)
    return { view: { kind: 'verified' } }
  } catch (error) {
    return { view: { kind: 'not-verified', error } }
  }
}

/** Coupons and invitations are for people with a verified address; an invitation may also lead to a sign-up. */
async function arrive(parameters: ActionParameters, isVerified: boolean): Promise<Handled> {
  const { coupon, inviteCode } = parameters
  const to = actionTarget(parameters, location.origin)
  if (inviteCode !== undefined) keepInviteCode(inviteCode)
  const isInside = sessionState().status === 'signed-in'
  if (coupon === undefined && inviteCode === undefined) return { to }
  if (isInside && !isVerified) return { status: 'needsVerifyEmail' }
  if (coupon !== undefined) {
    if (!isInside) return { view: { kind: 'please-sign-in' } }
    return (await judgeCoupon(coupon)) ? { to: `${paths.subscription}?promo=applied` } : { status: 'promocodeFailure' }
  }
  return { to: isInside ? to : `${paths.signUp}?redirect=${encodeURIComponent(to)}` }
}

function resetPasswordPath({ verificationCode, continueUrl, lang }: ActionParameters): string {
  const query = new URLSearchParams({ verificationCode: verificationCode ?? '', lang })
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl)
  return `${paths.resetPassword}?${query.toString()}`
}
