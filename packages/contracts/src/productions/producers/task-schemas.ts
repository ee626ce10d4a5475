import { z } from 'zod'
import { coded, idOf } from '../../kit/index.ts'
import { reviewStates, taskStates } from '../machines/index.ts'
import { TaskContent } from '../orders/content-schemas.ts'
import { Priority } from '../orders/item-schemas.ts'
import { Service } from '../orders/services.ts'
import { producerLimits } from './limits.ts'
import { ProducerPath, ProducersPageQuery } from './people-schemas.ts'

const text = z.string().min(1).max(64)
const Instant = z.string()
const page = { has_more: z.boolean(), next_cursor: z.string().nullable() }

export const TaskPath = ProducerPath.extend({ task_id: idOf('productionTask', text) })
export const DescriptionPath = z.object({ description_id: idOf('productionAssignment', text) })

export const TaskStateName = z.enum(taskStates)
/** One attempt at an assignment, as those see it who do it. */
export const Task = z.object({
  task_id: z.string(),
  description_id: z.string(),
  state: TaskStateName,
  service: Service,
  source_language: z.string(),
  target_language: z.string(),
  priority: Priority,
  /** Who has it, as their user id; null where nobody does. */
  producer: z.string().nullable(),
  /** What the recording is called; null until somebody claims it. */
  recording: z.string().nullable(),
  /** What was sent beside it: the original of a dub, or what ought to be read. */
  material: z.enum(['original', 'script']).nullable(),
  duration_ms: z.int(),
  /** In US cents; fixed when it is claimed. */
  payout_cents: z.int(),
  created_at: Instant,
  claimed_at: Instant.nullable(),
  deadline_at: Instant.nullable(),
  is_extended: z.boolean(),
  submitted_at: Instant.nullable(),
  /** The team that it was given to; null where everybody may find it who can do it. */
  team_id: z.string().nullable(),
})
export type Task = z.infer<typeof Task>
export const Tasks = z.object({ tasks: z.array(Task), ...page })
export type Tasks = z.infer<typeof Tasks>

export const UnclaimedQuery = ProducersPageQuery.extend({
  service: Service.optional(),
  source_language: z.string().min(2).max(16).optional(),
  target_language: z.string().min(2).max(16).optional(),
})
export const OwnTasksQuery = ProducersPageQuery.extend({ which: z.enum(['active', 'history']).default('active') })
export const AllTasksQuery = ProducersPageQuery.extend({ state: TaskStateName.default('submitted') })
export const ReviewsQuery = ProducersPageQuery.extend({ whose: z.enum(['waiting', 'mine']).default('waiting') })

export const WorkedContent = z.object({
  version: z.int(),
  content: TaskContent,
  /** Opens without a key, for an hour. */
  media_url: z.string(),
  instructions: z.string().nullable(),
  verbatim: z.boolean(),
  /** What ought to be read in the recording, where that was sent. */
  script: z.string().nullable(),
  /** What was dubbed, where the recording is a dub and that was sent; its address opens for an hour as well. */
  original: z.object({ media_url: z.string(), media_type: z.string() }).nullable(),
})
export type WorkedContent = z.infer<typeof WorkedContent>
export const ContentChange = z.object({ expected_version: z.int().min(0), content: TaskContent })
export const SavedContent = z.object({ version: z.int() })

export const reviewCategories = ['meaning', 'timing', 'spelling', 'style'] as const
const Score = z.int().min(1).max(5)
const Scores = z.object({ meaning: Score, timing: Score, spelling: Score, style: Score })
export type ReviewScores = z.infer<typeof Scores>
const Note = z.object({
  text: z.string().trim().min(1).max(producerLimits.noteMax),
  /** Where in the recording, where it is about one place. */
  at_s: z.number().min(0).max(36_000).nullable().default(null),
})
export type ReviewNote = z.infer<typeof Note>
export const ReviewDecision = z.object({
  decision: z.enum(['approve', 'request_changes']),
  scores: Scores,
  notes: z.array(Note).max(producerLimits.notesMax).default([]),
})

export const Feedback = z.object({
  review_id: z.string(),
  state: z.enum(reviewStates),
  scores: Scores.nullable(),
  notes: z.array(Note),
  /** Where the buyer asked for the changes. */
  by_buyer: z.boolean(),
  decided_at: Instant.nullable(),
  acknowledged_at: Instant.nullable(),
})
export type Feedback = z.infer<typeof Feedback>
export const FeedbackList = z.object({ feedback: z.array(Feedback) })
export type FeedbackList = z.infer<typeof FeedbackList>

/** What helps to review: the versions that were submitted, and how long it took. */
export const ReviewExtras = z.object({
  task: Task,
  submissions: z.array(z.object({ version: z.int(), submitted_at: Instant, content: TaskContent })),
  reviews: z.array(Feedback),
})
export type ReviewExtras = z.infer<typeof ReviewExtras>

export const PriorityChange = z.object({ priority: Priority })

export const EarningsPageQuery = z.object({
  cursor: coded('invalid_cursor', text).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})
export const ProducerEarnings = z.object({
  due_cents: z.int(),
  paid_out_cents: z.int(),
  held_cents: z.int(),
  entries: z.array(
    z.object({
      entry_id: z.string(),
      kind: z.enum(['earned', 'payout', 'payout_returned']),
      amount_cents: z.int(),
      created_at: Instant,
    }),
  ),
  ...page,
})
export type ProducerEarnings = z.infer<typeof ProducerEarnings>
