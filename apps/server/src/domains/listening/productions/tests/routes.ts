import { testEndpoints as tests } from '@vireo/contracts/productions'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { addRecording, assertMayAdd } from './add-recording.ts'
import { beginAttempt } from './begin-attempt.ts'
import { finishAttempt } from './finish-attempt.ts'
import { getAttempt } from './get-attempt.ts'
import { getTest, presentTest } from './get-test.ts'
import { listTests } from './list-tests.ts'
import { presentAttempt } from './present-attempt.ts'
import { removeTest } from './remove-test.ts'
import { setTest } from './set-test.ts'

export const testRoutes = defineRoutes((on) => {
  const changed = { audit: 'productions.qualification-test-changed' } as const
  const taken = { audit: unaudited('kept elsewhere', 'the attempt itself, with its score') }
  on(tests.setTest, setTest, presentTest, changed)
  on(tests.getTest, getTest, presentTest)
  on(tests.removeTest, removeTest, () => ({ success: true as const }), changed)
  on(tests.addRecording, addRecording, ({ id, duration_ms }) => ({ recording_id: id, duration_ms }), {
    audit: unaudited('made content', 'a recording that a test may ask about'),
    beforeBody: assertMayAdd,
  })
  on(tests.listTests, listTests, (offered) => offered)
  on(tests.beginAttempt, beginAttempt, presentAttempt, taken)
  on(tests.getAttempt, getAttempt, presentAttempt)
  on(tests.finishAttempt, finishAttempt, presentAttempt, taken)
})
