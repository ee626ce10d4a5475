import { onboardingItems } from '../users/index.ts'

/** What a browser may tell of a visit. Everything else is refused. */
export const browserEvents = ['page_viewed', 'signed_out'] as const
export type BrowserEvent = (typeof browserEvents)[number]

/** What the server alone notes, because it alone knows it. */
export const serverEvents = [
  'signed_up',
  'first_generation',
  'payment_failed',
  'subscription_started',
  'subscription_changed',
  'subscription_ended',
  ...onboardingItems.map((item) => `completed_${item}` as const),
] as const
export type ServerEvent = (typeof serverEvents)[number]

/** Tells whether a browser has no say in events of this name: payments, subscriptions, moderation and first steps are facts of the server. */
export function isServerOnly(name: string): boolean {
  return (
    (serverEvents as readonly string[]).includes(name) || /^(payment|subscription|moderation|completed)_/u.test(name)
  )
}

/** Tells whether a browser may tell of this. */
export function isBrowserEvent(name: string): name is BrowserEvent {
  return (browserEvents as readonly string[]).includes(name)
}
