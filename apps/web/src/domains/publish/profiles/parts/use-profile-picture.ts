import { profilesEndpoints } from '@vireo/contracts/profiles'
import { showSuccess } from '@vireo/ui'

import { call, uploadFor } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useSentPicture } from '#kit/files/use-sent-picture.ts'
import { useRefreshProfile } from '../queries.ts'
import { profilesWords } from '../words.ts'

/** Gives the profile a picture, which is seen while it is on its way, and takes it away again. */
export function useProfilePicture() {
  const refresh = useRefreshProfile()
  const { forgetProblem, ...sent } = useSentPicture(profilesWords, async (picture, options) => {
    await uploadFor(profilesEndpoints.setPicture, {}, { picture }, options)
    await refresh()
    showSuccess(profilesWords.pictureSet)
  })
  const remove = async () => {
    forgetProblem()
    try {
      await call(profilesEndpoints.removePicture, {})
      await refresh()
      showSuccess(profilesWords.pictureGone)
    } catch (error) {
      showFailure(error)
    }
  }
  return { ...sent, remove }
}
