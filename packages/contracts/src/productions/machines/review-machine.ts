import { defineMachine } from './machine.ts'

export const reviewStates = ['under_way', 'with_staff', 'approved', 'changes_requested'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Who a review hears: who began it, the producer it is about, whoever runs the instance, and the time. */
export const reviewRoles = ['reviewer', 'holder', 'operator', 'clock'] as const

/** What becomes of one look at a task that was submitted. */
export const reviewMachine = defineMachine({
  states: reviewStates,
  roles: reviewRoles,
  transitions: [
    {
      action: 'approve',
      from: ['under_way'],
      to: 'approved',
      who: ['reviewer', 'operator'],
      means: 'With scores for meaning, timing, spelling and style.',
    },
    {
      action: 'approve',
      from: ['with_staff'],
      to: 'approved',
      who: ['operator'],
      means: 'The same, by whoever runs the instance.',
    },
    {
      action: 'request_changes',
      from: ['under_way'],
      to: 'changes_requested',
      who: ['reviewer', 'operator'],
      means: 'With scores, and notes that may be pinned to a time.',
    },
    {
      action: 'request_changes',
      from: ['with_staff'],
      to: 'changes_requested',
      who: ['operator'],
      means: 'The same, by whoever runs the instance.',
    },
    {
      action: 'pass_on',
      from: ['under_way'],
      to: 'with_staff',
      who: ['clock'],
      means: 'Nobody decided for 72 hours: whoever runs the instance does.',
    },
    {
      action: 'acknowledge',
      from: ['approved'],
      to: 'approved',
      who: ['holder'],
      means: 'The producer has read it.',
    },
    {
      action: 'acknowledge',
      from: ['changes_requested'],
      to: 'changes_requested',
      who: ['holder'],
      means: 'The producer has read it.',
    },
  ],
})
export type ReviewAction = (typeof reviewMachine)['transitions'][number]['action']
