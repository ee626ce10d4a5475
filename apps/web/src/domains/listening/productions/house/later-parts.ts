import { later } from '#kit/later.tsx'

// Fetched when they are looked at: whoever takes orders needs none of them.
/** Takes a list of candidates. */
export const CandidatesPart = later(async () => ({ default: (await import('./people-areas.ts')).CandidatesPart }))
/** Gives a task to a team. */
export const GiveDialog = later(async () => ({ default: (await import('./people-areas.ts')).GiveDialog }))
/** Says what a producer is qualified for, and how they work. */
export const SetUpDialog = later(async () => ({ default: (await import('./people-areas.ts')).SetUpDialog }))
/** Shows who works here. */
export const ProducersPart = later(async () => ({ default: (await import('./people-areas.ts')).ProducersPart }))
/** Shows the teams of producers. */
export const TeamsPart = later(async () => ({ default: (await import('./people-areas.ts')).TeamsPart }))
/** Shows what was written about an order. */
export const MessagesDialog = later(async () => ({ default: (await import('./other-areas.ts')).MessagesDialog }))
/** Shows what somebody can be qualified for. */
export const QualificationsPart = later(async () => ({
  default: (await import('./other-areas.ts')).QualificationsPart,
}))
/** Takes the test of a qualification. */
export const TestPart = later(async () => ({ default: (await import('./other-areas.ts')).TestPart }))
/** Shows what the ledger holds and booked. */
export const LedgerPart = later(async () => ({ default: (await import('./other-areas.ts')).LedgerPart }))
