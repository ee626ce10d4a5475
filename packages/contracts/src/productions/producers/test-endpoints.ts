import { z } from 'zod'
import { defineEndpoint } from '../../kit/index.ts'
import { producerLimits } from './limits.ts'
import * as shapes from './test-schemas.ts'

const admin = '/v1/admin/productions/qualifications/:tested_qualification'
const root = '/v1/productions'
const noTest = 'qualification_test_not_found'
const noProducer = 'producer_not_found'
const withdrawn = 'qualification_withdrawn'
const house = { access: 'signed-in', params: shapes.TestedQualificationPath } as const

/** Tests that grade themselves: the house writes them, and producers take them. */
export const testEndpoints = {
  setTest: defineEndpoint({
    id: 'productions.setQualificationTest',
    method: 'PUT',
    path: `${admin}/test`,
    summary: 'Say what is asked of those who want a qualification, and what is right; for whoever runs the instance',
    ...house,
    body: shapes.QualificationTestForm,
    success: { status: 200, schema: shapes.QualificationTest },
    errors: ['operator_only', 'qualification_not_found', 'qualification_untestable', 'test_recording_not_found'],
  }),
  getTest: defineEndpoint({
    id: 'productions.getQualificationTest',
    method: 'GET',
    path: `${admin}/test`,
    summary: 'Get the test of a qualification with its answers; for whoever runs the instance',
    ...house,
    success: { status: 200, schema: shapes.QualificationTest },
    errors: ['operator_only', noTest],
  }),
  removeTest: defineEndpoint({
    id: 'productions.removeQualificationTest',
    method: 'DELETE',
    path: `${admin}/test`,
    summary: 'Ask nothing any more of those who want a qualification; for whoever runs the instance',
    ...house,
    success: { status: 200, schema: z.object({ success: z.literal(true) }) },
    errors: ['operator_only', noTest],
  }),
  addRecording: defineEndpoint({
    id: 'productions.addTestRecording',
    method: 'POST',
    path: `${admin}/recordings`,
    summary: 'Add a recording that a test can ask about; for whoever runs the instance',
    ...house,
    multipart: {
      fields: z.object({}),
      files: { recording: { maxCount: 1, maxBytes: producerLimits.test.recordingBytesMax, required: true } },
    },
    success: { status: 200, schema: shapes.TestRecording },
    errors: [
      'operator_only',
      'qualification_not_found',
      'qualification_untestable',
      'production_media_limit_reached',
      'invalid_audio',
      'invalid_file_type',
      'audio_too_long',
      'audio_too_short',
    ],
  }),
  listTests: defineEndpoint({
    id: 'productions.listQualificationTests',
    method: 'GET',
    path: `${root}/qualifications/tests`,
    summary: 'List the tests by which the caller can get a qualification',
    access: { scope: 'user_read' },
    success: { status: 200, schema: shapes.OfferedTests },
    errors: [noProducer],
  }),
  beginAttempt: defineEndpoint({
    id: 'productions.beginQualificationAttempt',
    method: 'POST',
    path: `${root}/qualifications/:qualification_id/attempts`,
    summary: 'Begin a test, or go on with the one that is under way',
    access: { scope: 'user_write' },
    params: shapes.QualificationPath,
    success: { status: 200, schema: shapes.QualificationAttempt },
    errors: [noProducer, noTest, 'qualification_held', withdrawn, 'qualification_test_waits'],
  }),
  getAttempt: defineEndpoint({
    id: 'productions.getQualificationAttempt',
    method: 'GET',
    path: `${root}/qualification-attempts/:attempt_id`,
    summary: 'Get an attempt of the caller at a test',
    access: { scope: 'user_read' },
    params: shapes.AttemptPath,
    success: { status: 200, schema: shapes.QualificationAttempt },
    errors: ['qualification_attempt_not_found'],
  }),
  finishAttempt: defineEndpoint({
    id: 'productions.finishQualificationAttempt',
    method: 'PUT',
    path: `${root}/qualification-attempts/:attempt_id/answers`,
    summary: 'Hand the answers in, once: who passes has the qualification',
    access: { scope: 'user_write' },
    params: shapes.AttemptPath,
    body: shapes.AttemptAnswers,
    success: { status: 200, schema: shapes.QualificationAttempt },
    errors: [noProducer, withdrawn, 'qualification_attempt_not_found', 'qualification_attempt_over'],
  }),
} as const
