import { useQueryClient } from '@tanstack/react-query'
import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { pictureRules } from '@vireo/contracts/voices'
import { type DropProgress, showSuccess } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { briefMessageOf, call, isAborted, uploadFor } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { keepWork } from '../queries.ts'
import { coverKey } from './cover-picture.tsx'
import { coverWords } from './words.ts'

type Sending = { readonly preview: string; readonly share: number }

/** Gives a work a cover, which is seen while it is on its way, and takes it away again. */
export function useCoverChange(workId: string) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const keep = async (work: Work) => {
    keepWork(client, work)
    await client.resetQueries({ queryKey: coverKey(workId) })
  }

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
      const options = { signal: leave.signal, onProgress }
      await keep(await uploadFor(publishingEndpoints.setCover, { work_id: workId }, { picture }, options))
      showSuccess(coverWords.set)
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
      await keep(await call(publishingEndpoints.removeCover, { work_id: workId }))
      showSuccess(coverWords.gone)
    } catch (error) {
      showFailure(error)
    }
  }

  const progress: DropProgress | undefined = sending && {
    label: sending.share < 1 ? coverWords.sending : coverWords.making,
    value: sending.share < 1 ? sending.share : undefined,
    onCancel: () => running.current?.abort(),
  }
  return { preview: sending?.preview, problem, progress, give, remove }
}

/** Says what stands against a file before anything of it is sent; the server looks into it. */
function problemWith({ type, size }: File): string | undefined {
  const types: readonly string[] = pictureRules.types
  if (!types.includes(type)) return coverWords.wrongType
  return size > pictureRules.bytesMax ? coverWords.tooHeavy : undefined
}
