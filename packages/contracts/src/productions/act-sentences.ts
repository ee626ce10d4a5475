import type { productionsAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const productionsActSentences: Readonly<Record<keyof typeof productionsAudit, string>> = {
  'productions.order-submitted': '{who} submitted an order.|{who} submitted the order {thing}.',
  'productions.order-paid': 'An order was paid.|The order {thing} was paid.',
  'productions.order-canceled': '{who} canceled an order.|{who} canceled the order {thing}.',
  'productions.order-accepted':
    '{who} accepted what was delivered of an order.|{who} accepted what was delivered of the order {thing}.',
  'productions.delivery-rejected':
    '{who} rejected what was delivered of an order.|{who} rejected what was delivered of the order {thing}.',
  'productions.order-taken': '{who} took an order.|{who} took the order {thing}.',
  'productions.order-declined': '{who} declined an order.|{who} declined the order {thing}.',
  'productions.dispute-decided':
    '{who} decided a dispute about an order.|{who} decided the dispute about the order {thing}.',
  'productions.prices-set': '{who} changed the price list of productions.|{who} changed the price list of productions.',
  'productions.changes-requested':
    '{who} asked for changes to what was delivered of an order.|{who} asked for changes to what was delivered of the order {thing}.',
  'productions.applicant-decided': '{who} decided about an applicant.|{who} decided about the applicant {thing}.',
  'productions.candidates-ingested': '{who} read in a list of candidates.|{who} read in a list of candidates: {thing}.',
  'productions.producer-changed': '{who} changed a producer.|{who} changed the producer {thing}.',
  'productions.qualification-added': '{who} added a qualification.|{who} added the qualification {thing}.',
  'productions.qualification-test-changed':
    '{who} changed the test of a qualification.|{who} changed the test of the qualification {thing}.',
  'productions.qualifications-changed':
    '{who} changed what a producer is qualified for.|{who} changed what the producer {thing} is qualified for.',
  'productions.team-changed': '{who} changed a team of producers.|{who} changed the team {thing} of producers.',
  'productions.team-removed': '{who} removed a team of producers.|{who} removed the team {thing} of producers.',
  'productions.team-given': '{who} gave work to a team.|{who} gave the work {thing} to a team.',
  'productions.task-claimed': '{who} claimed a task.|{who} claimed the task {thing}.',
  'productions.task-revoked': '{who} gave a task up, or took it away.|{who} gave the task {thing} up, or took it away.',
  'productions.task-reviewed': '{who} reviewed a task.|{who} reviewed the task {thing}.',
  'productions.comment-removed': '{who} deleted a comment on a task.|{who} deleted a comment on the task {thing}.',
  'productions.priority-set': '{who} changed how urgent a task is.|{who} changed how urgent the task {thing} is.',
  'productions.producer-paid': 'A producer was paid.|A producer was paid: {thing}.',
}
