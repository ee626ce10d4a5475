import { z } from 'zod'
import { Email, shownText } from '../../users/index.ts'

/** One of those whom a list names. */
export const Candidate = z.object({
  name: shownText(1, 80),
  email: Email,
  languages: z.array(z.string().trim().min(2).max(16)).min(1).max(20),
  note: z.string().trim().max(2000).default(''),
})
export type Candidate = z.infer<typeof Candidate>

/** What becomes of somebody whom a list names: `exists` is who is known already. */
export const candidateOutcomes = ['created', 'exists', 'refused'] as const
/** What is wrong with a row that is refused. */
export const candidateFaults = ['columns', 'name', 'email', 'languages', 'note'] as const
const counted = z.int().min(0)

export const CandidateResults = z.object({
  created: counted,
  exists: counted,
  refused: counted,
  rows: z.array(
    z.object({
      /** As an editor counts: the head of the list is in the first. */
      line: z.int(),
      outcome: z.enum(candidateOutcomes),
      /** Null where the outcome is none of a refusal. */
      fault: z.enum(candidateFaults).nullable(),
    }),
  ),
})
export type CandidateResults = z.infer<typeof CandidateResults>
