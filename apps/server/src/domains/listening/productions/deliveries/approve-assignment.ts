import type { TaskContent } from '@vireo/contracts/productions'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { AssignmentRow } from '../tables.ts'
import { insertContent } from './content-store.ts'
import { deliverJob } from './deliver-job.ts'
import { saveAssignment } from './assignment-store.ts'

export type Earned = Pick<AssignmentRow, 'producer_id' | 'earned_minor'>

/** Makes what was worked on the next version of an assignment that is held with its order, and begins to deliver it. */
export async function approveAssignment(
  ctx: TransactionContext,
  assignment: AssignmentRow,
  { document, earned }: { readonly document: TaskContent; readonly earned: Earned },
): Promise<void> {
  const version = assignment.version + 1
  await saveAssignment(ctx, { ...assignment, ...earned, state: 'approved', version })
  await insertContent(ctx, { assignment_id: assignment.id, version, document, created_at: ctx.now() })
  await enqueue(ctx, deliverJob, { assignmentId: assignment.id, version })
}
