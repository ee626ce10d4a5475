import { useQuery, useQueryClient } from '@tanstack/react-query'
import { productionsEndpoints as endpoints, type QualificationTestForm } from '@vireo/contracts/productions'

import { ApiError, call, contractQuery, uploadFor, type UploadOptions } from '#kit/api/index.ts'
import { retry } from '../../queries.ts'

/** Asks for the test of a qualification; null where it has none. */
export function useTest(qualificationId: string) {
  const asked = contractQuery(endpoints.getTest, { tested_qualification: qualificationId })
  return useQuery({
    queryKey: asked.queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(endpoints.getTest, { tested_qualification: qualificationId }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'qualification_test_not_found') return null
        throw error
      }
    },
    retry,
    // What is being written must not be replaced under the hands.
    refetchOnWindowFocus: false,
    staleTime: 0,
  })
}

/** Gives what is done to the test of a qualification. */
export function useTestActions(qualificationId: string) {
  const client = useQueryClient()
  const path = { tested_qualification: qualificationId }
  const after = async (act: Promise<unknown>) => {
    await act
    await client.invalidateQueries({ queryKey: [endpoints.getTest.id] })
  }
  return {
    save: (form: QualificationTestForm) => after(call(endpoints.setTest, { ...path, ...form })),
    remove: () => after(call(endpoints.removeTest, path)),
    addRecording: (recording: File, options: UploadOptions) =>
      uploadFor(endpoints.addRecording, path, { recording }, options),
  }
}
