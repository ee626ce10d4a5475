import { defineEndpoint } from '../../kit/index.ts'
import { z } from 'zod'
import { CandidateResults } from './candidate-schemas.ts'
import { producerLimits } from './limits.ts'
import * as shapes from './people-schemas.ts'

const reads = { scope: 'user_read' } as const
const writes = { scope: 'user_write' } as const
const root = '/v1/productions'
const notFound = 'producer_not_found'
const pages = ['invalid_cursor', 'invalid_page_size'] as const

/** Who does the work: how they come, what they can do, and in which team. */
export const peopleEndpoints = {
  apply: defineEndpoint({
    id: 'productions.applyAsProducer',
    method: 'POST',
    path: `${root}/producer-applicants`,
    summary: 'Ask to work on what others order',
    access: writes,
    body: shapes.ApplicantForm,
    success: { status: 200, schema: shapes.Applicant },
    errors: ['email_not_verified', 'unsupported_language', 'producer_applied_already'],
  }),
  listApplicants: defineEndpoint({
    id: 'productions.listApplicants',
    method: 'GET',
    path: `${root}/producer-applicants`,
    summary: 'List who asked to work here, the oldest first; for whoever runs the instance',
    access: 'signed-in',
    query: shapes.ApplicantsQuery,
    success: { status: 200, schema: shapes.Applicants },
    errors: ['operator_only', ...pages],
  }),
  decideApplicant: defineEndpoint({
    id: 'productions.decideApplicant',
    method: 'PUT',
    path: `${root}/producer-applicants/:applicant_id`,
    summary: 'Accept an applicant, who is a producer then, or decline',
    access: 'signed-in',
    params: shapes.ApplicantPath,
    body: shapes.ApplicantDecision,
    success: { status: 200, schema: shapes.Applicant },
    errors: ['operator_only', 'applicant_not_found', 'applicant_decided'],
  }),
  ingestCandidates: defineEndpoint({
    id: 'productions.ingestCandidates',
    method: 'POST',
    path: `${root}/candidate-ingestion`,
    summary: 'Invite those whom a list as CSV names to work here; for whoever runs the instance',
    access: 'signed-in',
    multipart: {
      fields: z.object({}),
      files: { file: { maxCount: 1, maxBytes: producerLimits.candidatesBytesMax, required: true } },
    },
    success: { status: 200, schema: CandidateResults },
    errors: ['operator_only', 'candidates_unreadable', 'candidates_too_many'],
  }),
  getProducer: defineEndpoint({
    id: 'productions.getProducer',
    method: 'GET',
    path: `${root}/producers/:user_id`,
    summary: 'Get a producer: oneself, or anybody for whoever runs the instance',
    access: reads,
    params: shapes.ProducerPath,
    success: { status: 200, schema: shapes.Producer },
    errors: [notFound],
  }),
  listProducers: defineEndpoint({
    id: 'productions.listProducers',
    method: 'GET',
    path: '/v1/admin/productions/producers',
    summary: 'List who works here, in the order in which they came; for whoever runs the instance',
    access: 'signed-in',
    query: shapes.ProducersQuery,
    success: { status: 200, schema: shapes.Producers },
    errors: ['operator_only', ...pages],
  }),
  getHeldQualifications: defineEndpoint({
    id: 'productions.getHeldQualifications',
    method: 'GET',
    path: '/v1/admin/productions/producers/:producer_user/qualifications',
    summary: 'List the catalogue of qualifications with those that a producer has; for whoever runs the instance',
    access: 'signed-in',
    params: shapes.ProducerUserPath,
    success: { status: 200, schema: shapes.HeldQualifications },
    errors: ['operator_only', notFound],
  }),
  changeProducer: defineEndpoint({
    id: 'productions.changeProducer',
    method: 'PATCH',
    path: `/v1/admin/productions/producers/:producer_user`,
    summary: 'Pause a producer, make one a reviewer, or say how often their work is reviewed',
    access: 'signed-in',
    params: shapes.ProducerUserPath,
    body: shapes.ProducerChange,
    success: { status: 200, schema: shapes.Producer },
    errors: ['operator_only', notFound],
  }),
  changeQualifications: defineEndpoint({
    id: 'productions.changeQualifications',
    method: 'PUT',
    path: `${root}/producers/:user_id/qualifications`,
    summary: 'Grant qualifications to a producer, and withdraw them; for whoever runs the instance',
    access: 'signed-in',
    params: shapes.ProducerPath,
    body: shapes.QualificationsChange,
    success: { status: 200, schema: shapes.HeldQualifications },
    errors: [notFound, 'operator_only', 'qualification_not_found'],
  }),
  listQualifications: defineEndpoint({
    id: 'productions.listQualifications',
    method: 'GET',
    path: `${root}/qualifications`,
    summary: 'List qualifications with those that the caller has',
    access: reads,
    success: { status: 200, schema: shapes.HeldQualifications },
    errors: [notFound],
  }),
  listAllQualifications: defineEndpoint({
    id: 'productions.listAllQualifications',
    method: 'GET',
    path: `${root}/qualifications/all`,
    summary: 'List the whole catalogue of qualifications; for whoever runs the instance',
    access: 'signed-in',
    success: { status: 200, schema: shapes.Qualifications },
    errors: ['operator_only'],
  }),
  addQualification: defineEndpoint({
    id: 'productions.addQualification',
    method: 'POST',
    path: '/v1/admin/productions/qualifications',
    summary: 'Add a qualification to the catalogue, with a test or without',
    access: 'signed-in',
    body: shapes.QualificationForm,
    success: { status: 200, schema: shapes.Qualification },
    errors: ['operator_only', 'unsupported_language'],
  }),
} as const
