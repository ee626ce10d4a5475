import { defineMachine } from './machine.ts'

export const taskStates = [
  'unclaimed',
  'claimed',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'revoked',
  'expired',
] as const
export type TaskState = (typeof taskStates)[number]

/** Whom a task hears: who has it, a producer who may have it, a reviewer, its buyer, whoever runs the instance, and the time. */
export const taskRoles = ['holder', 'producer', 'reviewer', 'buyer', 'operator', 'clock'] as const

/** What becomes of one attempt at an assignment of work. `revoked` and `expired` end it, and the work is unclaimed under another id. */
export const taskMachine = defineMachine({
  states: taskStates,
  roles: taskRoles,
  transitions: [
    {
      action: 'claim',
      from: ['unclaimed'],
      to: 'claimed',
      who: ['producer'],
      means: 'A producer takes it for 72 hours, at the payout that stands then; of several at once one does.',
    },
    {
      action: 'save',
      from: ['claimed'],
      to: 'claimed',
      who: ['holder'],
      means: 'What was written is kept.',
    },
    {
      action: 'save',
      from: ['changes_requested'],
      to: 'changes_requested',
      who: ['holder'],
      means: 'What was written is kept.',
    },
    {
      action: 'extend',
      from: ['claimed'],
      to: 'claimed',
      who: ['holder'],
      means: 'The deadline is 24 hours later, once.',
    },
    {
      action: 'comment',
      from: ['claimed'],
      to: 'claimed',
      who: ['holder', 'operator'],
      means: 'Something is remarked about a place of the recording, or changed about such a remark.',
    },
    {
      action: 'comment',
      from: ['submitted'],
      to: 'submitted',
      who: ['holder', 'reviewer', 'operator'],
      means: 'Something is remarked about a place of the recording, or changed about such a remark.',
    },
    {
      action: 'comment',
      from: ['in_review'],
      to: 'in_review',
      who: ['holder', 'reviewer', 'operator'],
      means: 'Something is remarked about a place of the recording, or changed about such a remark.',
    },
    {
      action: 'comment',
      from: ['changes_requested'],
      to: 'changes_requested',
      who: ['holder', 'operator'],
      means: 'Something is remarked about a place of the recording, or changed about such a remark.',
    },
    {
      action: 'submit',
      from: ['claimed', 'changes_requested'],
      to: 'submitted',
      who: ['holder'],
      means: 'It is done, as its producer sees it.',
    },
    {
      action: 'revoke',
      from: ['claimed'],
      to: 'revoked',
      who: ['holder', 'operator'],
      means: 'It is given up, or taken away.',
    },
    {
      action: 'end',
      from: ['claimed', 'submitted', 'in_review', 'changes_requested'],
      to: 'revoked',
      who: ['clock'],
      means: 'Its order is over.',
    },
    {
      action: 'expire',
      from: ['claimed', 'changes_requested'],
      to: 'expired',
      who: ['clock'],
      means: 'Its deadline is over; what was written is kept for the next.',
    },
    {
      action: 'review',
      from: ['submitted'],
      to: 'in_review',
      who: ['reviewer', 'operator'],
      means: 'Somebody looks at it, or the house does where none of it is sampled.',
    },
    {
      action: 'request_changes',
      from: ['in_review'],
      to: 'changes_requested',
      who: ['reviewer', 'operator'],
      means: 'It goes back with notes, for 48 hours.',
    },
    {
      action: 'approve',
      from: ['in_review'],
      to: 'approved',
      who: ['reviewer', 'operator'],
      means: 'It is good, and is delivered.',
    },
    {
      action: 'ask_changes',
      from: ['approved'],
      to: 'changes_requested',
      who: ['buyer'],
      means: 'The buyer sends what was delivered back with a note, for 48 hours.',
    },
  ],
})
export type TaskAction = (typeof taskMachine)['transitions'][number]['action']
export type TaskRole = (typeof taskRoles)[number]
