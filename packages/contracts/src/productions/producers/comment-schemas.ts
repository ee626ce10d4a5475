import { z } from 'zod'
import { idOf } from '../../kit/index.ts'
import { producerLimits } from './limits.ts'
import { TaskPath } from './task-schemas.ts'

export const taskCommentAuthors = ['producer', 'reviewer', 'house'] as const
const Seconds = z.number().min(0).max(36_000)
const Text = z.string().trim().min(1).max(producerLimits.commentMax)

export const TaskCommentPath = TaskPath.extend({
  task_comment_id: idOf('productionComment', z.string().min(1).max(64)),
})

type Stretch = { readonly at_s?: number | undefined; readonly end_s?: number | null | undefined }
const ends = ({ at_s: at, end_s: end }: Stretch) => at === undefined || end === undefined || end === null || end > at
const endsLater = { path: ['end_s'], message: 'It ends after it begins.' }

export const TaskCommentForm = z
  .object({
    /** Where in the recording it is about. */
    at_s: Seconds,
    /** Until when, where it is about a stretch. */
    end_s: Seconds.nullable()
      .default(null)
      .meta({ examples: [1.5] }),
    text: Text,
  })
  .refine(ends, endsLater)
export const TaskCommentChange = z
  .object({
    at_s: Seconds.optional(),
    end_s: Seconds.nullable().optional(),
    text: Text.optional(),
    resolved: z.boolean().optional(),
  })
  .refine(ends, endsLater)

/** What somebody remarked about a place of the recording, who is named by what they are. Plain text. */
export const TaskComment = z.object({
  comment_id: z.string(),
  author: z.enum(taskCommentAuthors),
  is_own: z.boolean(),
  at_s: z.number(),
  end_s: z.number().nullable(),
  text: z.string(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  resolved_at: z.string().nullable(),
  /** What whoever resolved it is; null while nobody has, and where that was not kept. */
  resolved_by: z.enum(taskCommentAuthors).nullable(),
})
export type TaskComment = z.infer<typeof TaskComment>
/** In the order of the recording. */
export const TaskComments = z.object({
  comments: z.array(TaskComment),
  /** Whether the caller may write as the task is now. */
  may_write: z.boolean(),
  /** Whether the caller may delete what others wrote. */
  may_delete_all: z.boolean(),
})
export type TaskComments = z.infer<typeof TaskComments>
export const TaskCommentRemoved = z.object({ success: z.literal(true) })
