import { peopleEndpoints as people, taskEndpoints as tasks } from '@vireo/contracts/productions'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { ingestCandidates } from './candidates/ingest-candidates.ts'
import { saveDeliverable } from './deliveries/save-deliverable.ts'
import { getProducerEarnings } from './payouts/get-producer-earnings.ts'
import { addQualification } from './people/add-qualification.ts'
import { applyAsProducer, presentApplicant } from './people/apply-as-producer.ts'
import { changeProducer } from './people/change-producer.ts'
import { changeQualifications } from './people/change-qualifications.ts'
import { decideApplicant } from './people/decide-applicant.ts'
import { getHeldQualifications } from './people/get-held-qualifications.ts'
import { getProducer, presentProducer } from './people/get-producer.ts'
import { listAllQualifications } from './people/list-all-qualifications.ts'
import { listApplicants, presentApplicants } from './people/list-applicants.ts'
import { listQualifications, presentHeld, presentQualification } from './people/list-qualifications.ts'
import { listProducers, presentProducers } from './people/list-producers.ts'
import { acknowledgeFeedback } from './reviews/acknowledge-feedback.ts'
import { beginReview } from './reviews/begin-review.ts'
import { getReviewExtras } from './reviews/get-review-extras.ts'
import { getTaskFeedback, presentFeedback } from './reviews/get-task-feedback.ts'
import { listReviews } from './reviews/list-reviews.ts'
import { reviewTask } from './reviews/review-task.ts'
import { claimTask } from './tasks/claim-task.ts'
import { extendDeadline } from './tasks/extend-deadline.ts'
import { getContent } from './tasks/get-content.ts'
import { getTask } from './tasks/get-task.ts'
import { listAllTasks } from './tasks/list-all-tasks.ts'
import { listProducerTasks } from './tasks/list-producer-tasks.ts'
import { listUnclaimedTasks } from './tasks/list-unclaimed-tasks.ts'
import { presentTask, presentTasks } from './tasks/present-task.ts'
import { revokeTask } from './tasks/revoke-task.ts'
import { setPriority } from './tasks/set-priority.ts'
import { submitTask } from './tasks/submit-task.ts'

export const producerRoutes = defineRoutes((on) => {
  const worked = { audit: unaudited('made content', 'what is written for a task, and how far it is') }
  on(people.apply, applyAsProducer, presentApplicant, {
    audit: unaudited('kept elsewhere', 'the application itself'),
  })
  on(people.listApplicants, listApplicants, presentApplicants)
  on(people.decideApplicant, decideApplicant, presentApplicant, { audit: 'productions.applicant-decided' })
  on(people.ingestCandidates, ingestCandidates, (results) => results, {
    audit: 'productions.candidates-ingested',
    beforeBody: requireOperator,
  })
  on(people.getProducer, getProducer, presentProducer)
  on(people.listProducers, listProducers, presentProducers)
  on(people.getHeldQualifications, getHeldQualifications, presentHeld)
  on(people.changeProducer, changeProducer, presentProducer, { audit: 'productions.producer-changed' })
  on(people.changeQualifications, changeQualifications, presentHeld, {
    audit: 'productions.qualifications-changed',
  })
  on(people.listQualifications, listQualifications, presentHeld)
  on(people.listAllQualifications, listAllQualifications, (rows) => ({
    qualifications: rows.map(presentQualification),
  }))
  on(people.addQualification, addQualification, presentQualification, { audit: 'productions.qualification-added' })
  on(tasks.listUnclaimed, listUnclaimedTasks, presentTasks)
  on(tasks.listAll, listAllTasks, presentTasks)
  on(tasks.listOwn, listProducerTasks, presentTasks)
  on(tasks.listReviews, listReviews, presentTasks)
  on(tasks.getTask, getTask, presentTask)
  on(tasks.claim, claimTask, presentTask, { audit: 'productions.task-claimed' })
  on(tasks.submitTask, submitTask, presentTask, worked)
  on(tasks.revoke, revokeTask, presentTask, { audit: 'productions.task-revoked' })
  on(tasks.extendDeadline, extendDeadline, presentTask, worked)
  on(tasks.getContent, getContent, (content) => content)
  on(tasks.saveContent, saveDeliverable, (saved) => saved, worked)
  on(tasks.getReviewExtras, getReviewExtras, (extras) => extras)
  on(tasks.beginReview, beginReview, presentTask, worked)
  on(tasks.review, reviewTask, presentTask, { audit: 'productions.task-reviewed' })
  on(tasks.getFeedback, getTaskFeedback, presentFeedback)
  on(tasks.acknowledgeFeedback, acknowledgeFeedback, presentFeedback, worked)
  on(tasks.setPriority, setPriority, presentTask, { audit: 'productions.priority-set' })
  on(tasks.getEarnings, getProducerEarnings, (earnings) => earnings)
})
