import { words } from '#kit/language/index.ts'

/** What people read when they come back from the page of the payment provider. */
export const returnedWords = words('billing/returned', {
  waiting: 'Your payment is being confirmed…',
  paid: (plan: string) => `Thank you. You are on ${plan}.`,
  unlocked: (plan: string) => `Unlocked now, compared with ${plan}`,
  seats: (count: string) => `${count} seats`,
  receipt: (number: string, amount: string) => `Receipt ${number}, ${amount}.`,
  mailed: 'A copy is on its way by e-mail to every admin of the workspace.',
  openReceipt: 'Open the receipt',
  clone: 'Clone your voice',
  invite: 'Invite your team',
  speak: 'Generate speech',
  slow: 'Confirming your payment takes longer than usual. Your plan begins as soon as it is done; nothing is charged twice.',
  canceled: 'You left the checkout. Nothing was charged.',
  card: 'Your card was updated.',
  dismiss: 'Dismiss',
} as const)
