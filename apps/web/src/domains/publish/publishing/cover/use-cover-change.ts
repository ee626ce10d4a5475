import { useQueryClient } from '@tanstack/react-query'
import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { showSuccess } from '@vireo/ui'

import { call, uploadFor } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useSentPicture } from '#kit/files/use-sent-picture.ts'
import { keepWork } from '../queries.ts'
import { coverKey } from './cover-picture.tsx'
import { coverWords } from './words.ts'

/** Gives a work a cover, which is seen while it is on its way, and takes it away again. */
export function useCoverChange(workId: string) {
  const client = useQueryClient()
  const keep = async (work: Work) => {
    keepWork(client, work)
    await client.resetQueries({ queryKey: coverKey(workId) })
  }
  const { forgetProblem, ...sent } = useSentPicture(coverWords, async (picture, options) => {
    await keep(await uploadFor(publishingEndpoints.setCover, { work_id: workId }, { picture }, options))
    showSuccess(coverWords.set)
  })
  const remove = async () => {
    forgetProblem()
    try {
      await keep(await call(publishingEndpoints.removeCover, { work_id: workId }))
      showSuccess(coverWords.gone)
    } catch (error) {
      showFailure(error)
    }
  }
  return { ...sent, remove }
}
