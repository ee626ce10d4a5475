import { useMutation } from '@tanstack/react-query'
import { billingEndpoints, type PaidPeriod, type PlanCard } from '@vireo/contracts/billing'
import { type Currency, type Tier } from '@vireo/contracts/users'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { storedPromo } from '#kit/arrival/index.ts'
import { showCheckoutFailure } from '../failures.ts'
import { useTakeOver } from '../queries.ts'
import { useTakeBack } from './use-take-back.ts'

export type Choice = { readonly tier: Tier; readonly period: PaidPeriod; readonly currency: Currency }

export type PlanDialog =
  | { readonly kind: 'upgrade' | 'downgrade'; readonly choice: Choice }
  /** Where no checkout page stands between the button and the charge, or something given is left. */
  | { readonly kind: 'buy'; readonly choice: Choice }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'free' }
  /** Nobody pays before their address is known to be theirs. */
  | { readonly kind: 'verify' }

/** Carries out what the buttons of the cards say; the server decides each of them again. */
export function usePlanActions({ isVerified, asksFirst }: { isVerified: boolean; asksFirst: boolean }) {
  const [dialog, setDialog] = useState<PlanDialog>()
  const takeOver = useTakeOver()
  const checkout = useMutation({
    mutationFn: ({ tier, period, currency }: Choice) =>
      call(billingEndpoints.createCheckoutSession, {
        subscription_type: tier,
        billing_period: period,
        currency,
        promocode: storedPromo()?.promocode ?? null,
      }),
    onSuccess: ({ url }) => location.assign(url),
    onError: async (error) => {
      showCheckoutFailure(error)
      await takeOver()
    },
  })
  const { renew, keep } = useTakeBack()
  const choose = (choice: Choice, action: PlanCard['action']): void => {
    switch (action) {
      case 'create':
      case 'create_while_on_grant':
        if (!isVerified) return setDialog({ kind: 'verify' })
        return asksFirst ? setDialog({ kind: 'buy', choice }) : checkout.mutate(choice)
      case 'upgrade':
        return setDialog(isVerified ? { kind: action, choice } : { kind: 'verify' })
      case 'downgrade':
        return setDialog(choice.tier === 'free' ? { kind: 'free' } : { kind: action, choice })
      case 'cancelSubscription':
        return setDialog({ kind: 'cancel' })
      case 'renewSubscription':
        return renew.mutate(choice.tier)
      case 'cancelDowngrade':
        return keep.mutate(choice.tier)
      default:
        // Signing up is a link, and what can do nothing is disabled: nobody can get here.
        throw new Error(`A plan cannot be chosen by ${action}.`)
    }
  }
  // A page that was opened stays busy until the browser has left.
  const busyTier =
    checkout.isPending || checkout.isSuccess
      ? checkout.variables?.tier
      : renew.isPending
        ? renew.variables
        : keep.isPending
          ? keep.variables
          : undefined
  const buy = (choice: Choice) => {
    setDialog(undefined)
    checkout.mutate(choice)
  }
  return { choose, buy, dialog, closeDialog: () => setDialog(undefined), busyTier }
}
