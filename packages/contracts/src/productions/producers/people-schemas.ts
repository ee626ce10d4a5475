import { z } from 'zod'
import { coded, idOf } from '../../kit/index.ts'
import { shownText } from '../../users/index.ts'
import { Service } from '../orders/services.ts'

const text = z.string().min(1).max(64)
const LanguageCode = z.string().trim().min(2).max(16)
const Instant = z.string()
/** A page by the id that the one before ended with. */
export const ProducersPageQuery = z.object({
  cursor: coded('invalid_cursor', text).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})
const page = { has_more: z.boolean(), next_cursor: z.string().nullable() }

export const ProducerPath = z.object({ user_id: idOf('user', text) })
/** The same, as whoever runs the instance names somebody. */
export const ProducerUserPath = z.object({ producer_user: idOf('user', text) })
export const ApplicantPath = z.object({ applicant_id: idOf('productionApplicant', text) })

/** How somebody says that they would like to work here. */
export const ApplicantForm = z.object({
  name: shownText(1, 80),
  languages: z.array(LanguageCode).min(1).max(20),
  note: z.string().trim().max(2000).default(''),
})
export const applicantStates = ['open', 'accepted', 'declined'] as const
export const Applicant = z.object({
  applicant_id: z.string(),
  user_id: z.string(),
  state: z.enum(applicantStates),
  name: z.string(),
  email: z.string(),
  languages: z.array(z.string()),
  note: z.string(),
  created_at: Instant,
  decided_at: Instant.nullable(),
})
export type Applicant = z.infer<typeof Applicant>
export const ApplicantsQuery = ProducersPageQuery.extend({ state: z.enum(applicantStates).default('open') })
export const Applicants = z.object({ applicants: z.array(Applicant), ...page })
export type Applicants = z.infer<typeof Applicants>
export const ApplicantDecision = z.object({ decision: z.enum(['accept', 'decline']) })

export const producerStates = ['active', 'paused'] as const
export const Producer = z.object({
  user_id: z.string(),
  name: z.string(),
  state: z.enum(producerStates),
  is_reviewer: z.boolean(),
  /** How many of a hundred tasks are reviewed by somebody. */
  sampling_percent: z.int(),
  /** 20…100, of all reviews; null before the first. */
  score: z.number().nullable(),
  created_at: Instant,
})
export type Producer = z.infer<typeof Producer>
export const ProducersQuery = ProducersPageQuery.extend({ state: z.enum(producerStates).optional() })
export const Producers = z.object({
  producers: z.array(
    Producer.extend({
      /** How many tasks they have claimed and not submitted. */
      open_tasks: z.int(),
    }),
  ),
  ...page,
})
export type Producers = z.infer<typeof Producers>
export const ProducerChange = z.object({
  state: z.enum(producerStates).optional(),
  is_reviewer: z.boolean().optional(),
  sampling_percent: z.int().min(0).max(100).optional(),
})

/** What somebody must be able to do to work on something. */
export const QualificationForm = z.object({
  name: shownText(1, 80),
  service: Service,
  source_language: LanguageCode,
  target_language: LanguageCode,
  /** How long it lasts; for good where it is null. */
  valid_days: z.int().min(1).max(3650).nullable().default(null),
})
export type QualificationForm = z.infer<typeof QualificationForm>
export const Qualification = z.object({
  qualification_id: z.string(),
  name: z.string(),
  service: Service,
  source_language: z.string(),
  target_language: z.string(),
  valid_days: z.int().nullable(),
})
export type Qualification = z.infer<typeof Qualification>
export const Qualifications = z.object({ qualifications: z.array(Qualification) })
export type Qualifications = z.infer<typeof Qualifications>
export const HeldQualifications = z.object({
  qualifications: z.array(
    Qualification.extend({
      /** Null where one does not have it. */
      granted_at: Instant.nullable(),
      expires_at: Instant.nullable(),
    }),
  ),
})
export type HeldQualifications = z.infer<typeof HeldQualifications>

/** What whoever runs the instance grants to a producer, and withdraws. */
export const QualificationsChange = z.object({
  grant: z.array(text).max(100).optional(),
  withdraw: z.array(text).max(100).optional(),
})
