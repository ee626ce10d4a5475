import { profilesEndpoints } from '@vireo/contracts/profiles'
import { pictureRules } from '@vireo/contracts/voices'
import { type DropProgress, showSuccess } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { briefMessageOf, call, isAborted, uploadFor } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useRefreshProfile } from '../queries.ts'
import { profilesWords } from '../words.ts'

type Sending = { readonly preview: string; readonly share: number }

/** Gives the profile a picture, which is seen while it is on its way, and takes it away again. */
export function useProfilePicture() {
  const refresh = useRefreshProfile()
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const give = async (picture: File) => {
    const wrong = problemWith(picture)
    setProblem(wrong)
    if (wrong !== undefined) return
    const leave = new AbortController()
    running.current = leave
    const preview = URL.createObjectURL(picture)
    setSending({ preview, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ preview, share })
      await uploadFor(profilesEndpoints.setPicture, {}, { picture }, { signal: leave.signal, onProgress })
      await refresh()
      showSuccess(profilesWords.pictureSet)
    } catch (error) {
      if (!isAborted(error)) setProblem(briefMessageOf(error))
    } finally {
      setSending(undefined)
      URL.revokeObjectURL(preview)
    }
  }

  const remove = async () => {
    setProblem(undefined)
    try {
      await call(profilesEndpoints.removePicture, {})
      await refresh()
      showSuccess(profilesWords.pictureGone)
    } catch (error) {
      showFailure(error)
    }
  }

  const progress: DropProgress | undefined = sending && {
    label: sending.share < 1 ? profilesWords.pictureSending : profilesWords.pictureMaking,
    value: sending.share < 1 ? sending.share : undefined,
    onCancel: () => running.current?.abort(),
  }
  return { preview: sending?.preview, problem, progress, give, remove }
}

/** Says what stands against a file before anything of it is sent; the server looks into it. */
function problemWith({ type, size }: File): string | undefined {
  const types: readonly string[] = pictureRules.types
  if (!types.includes(type)) return profilesWords.pictureType
  return size > pictureRules.bytesMax ? profilesWords.pictureHeavy : undefined
}
