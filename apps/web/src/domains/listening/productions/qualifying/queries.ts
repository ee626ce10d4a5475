import { useQuery, useQueryClient } from '@tanstack/react-query'
import { productionsEndpoints as endpoints, type QualificationAttempt } from '@vireo/contracts/productions'

import { call, contractQuery } from '#kit/api/index.ts'
import { retry } from '../queries.ts'
import { type Answers, dropAnswers } from './kept-answers.ts'

/** Asks by which tests the caller can get a qualification. */
export function useOfferedTests() {
  return useQuery(contractQuery(endpoints.listTests, {}))
}

/** Asks for an attempt of the caller at a test. */
export function useQualificationAttempt(attemptId: string) {
  return useQuery({ ...contractQuery(endpoints.getAttempt, { attempt_id: attemptId }), retry })
}

/** Gives what is done about tests, after each of which the screens ask again. */
export function useTestActions() {
  const client = useQueryClient()
  const keep = (attempt: QualificationAttempt) =>
    client.setQueryData(contractQuery(endpoints.getAttempt, { attempt_id: attempt.attempt_id }).queryKey, attempt)
  const refresh = () =>
    Promise.all(
      [endpoints.listTests, endpoints.listQualifications, endpoints.listUnclaimed].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    )
  return {
    begin: async (qualificationId: string) => {
      try {
        const attempt = await call(endpoints.beginAttempt, { qualification_id: qualificationId })
        keep(attempt)
        return attempt
      } finally {
        // Refused as well: the list knew less than the server.
        void refresh()
      }
    },
    handIn: async (attemptId: string, answers: Answers) => {
      const sent = Object.entries(answers).map(([question_id, text]) => ({ question_id, text }))
      keep(await call(endpoints.finishAttempt, { attempt_id: attemptId, answers: sent }))
      dropAnswers(attemptId)
      void refresh()
    },
  }
}
