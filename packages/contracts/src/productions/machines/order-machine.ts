import { defineMachine, type Machine } from './machine.ts'

/** In the order in which an order that goes well passes them; the last is known to clients, and nothing here leads to it. */
export const orderStates = [
  'open',
  'submitted',
  'paid',
  'accepted',
  'rejected',
  'done',
  'cancelling',
  'cancelled',
  'expired',
  'merged',
] as const
export type OrderState = (typeof orderStates)[number]

/** Who an order hears: its workspace, the payment provider, whoever runs the instance, and the time. */
export const orderRoles = ['buyer', 'provider', 'operator', 'clock'] as const

/** What becomes of an order. Money is held from `paid` on, and leaves with `done`, `rejected`, `cancelled` or `expired`. */
export const orderMachine = defineMachine({
  states: orderStates,
  roles: orderRoles,
  transitions: [
    {
      action: 'edit',
      from: ['open'],
      to: 'open',
      who: ['buyer'],
      means: 'Recordings and items are added, changed and removed.',
    },
    {
      action: 'submit',
      from: ['open'],
      to: 'submitted',
      who: ['buyer'],
      means: 'The quote is fixed, and a page is opened where it is paid.',
    },
    {
      action: 'pay',
      from: ['submitted'],
      to: 'paid',
      who: ['provider'],
      means: 'The money has come, and is held.',
    },
    {
      action: 'take',
      from: ['paid'],
      to: 'accepted',
      who: ['operator'],
      means: 'The house takes the order: its tasks can be claimed.',
    },
    {
      action: 'decline',
      from: ['paid'],
      to: 'rejected',
      who: ['operator'],
      means: 'The house does not take the order, and the money goes back.',
    },
    {
      action: 'accept',
      from: ['accepted'],
      to: 'done',
      who: ['buyer', 'clock'],
      means: 'What was delivered is accepted, by the clock seven days after it was; payouts fall due.',
    },
    {
      action: 'ask_changes',
      from: ['accepted'],
      to: 'accepted',
      who: ['buyer'],
      means: 'What was delivered goes back to who made it, with a note.',
    },
    {
      action: 'dispute',
      from: ['accepted'],
      to: 'accepted',
      who: ['buyer'],
      means:
        'What was delivered is rejected with a reason; whoever runs the instance decides, and the clock stands still.',
    },
    {
      action: 'uphold',
      from: ['accepted'],
      to: 'done',
      who: ['operator'],
      means: 'A dispute is decided for those who did the work; payouts fall due.',
    },
    {
      action: 'give_back',
      from: ['accepted'],
      to: 'rejected',
      who: ['operator'],
      means: 'A dispute is decided for the buyer, and the money goes back.',
    },
    {
      action: 'cancel',
      from: ['open', 'submitted'],
      to: 'cancelled',
      who: ['buyer'],
      means: 'Nothing was paid, and nothing can be paid any more.',
    },
    {
      action: 'cancel',
      from: ['paid', 'accepted'],
      to: 'cancelling',
      who: ['buyer'],
      means:
        'The money goes back; an accepted order can be cancelled while nobody works on it and nothing of it was approved.',
    },
    {
      action: 'refund',
      from: ['cancelling'],
      to: 'cancelled',
      who: ['provider'],
      means: 'The money has gone back.',
    },
    {
      action: 'take_back',
      from: ['paid', 'accepted'],
      to: 'cancelled',
      who: ['provider'],
      means: 'The bank of the buyer took the money back.',
    },
    {
      action: 'expire',
      from: ['open', 'submitted', 'paid', 'accepted'],
      to: 'expired',
      who: ['clock'],
      means:
        'Nobody went on with it: not submitted for 30 days, not paid for a day, not taken for 7 days, or nobody at work on it for 30. Money goes back.',
    },
  ],
})
export type OrderAction = (typeof orderMachine)['transitions'][number]['action']
export type OrderRole = (typeof orderRoles)[number]
export type OrderMachine = Machine<OrderState, OrderRole, OrderAction>
