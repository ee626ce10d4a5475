import { pictureRules } from '@vireo/contracts/voices'
import type { DropProgress } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { briefMessageOf, isAborted, type UploadOptions } from '../api/index.ts'

/** What is said while a picture is sent and cut, and of a file that is none that can be taken. */
export type PictureWords = {
  readonly pictureSending: string
  readonly pictureMaking: string
  readonly pictureType: string
  readonly pictureHeavy: string
}

type Sending = { readonly preview: string; readonly share: number }

/**
 * Sends a picture that somebody gives, which is seen while it is on its way; a `problem` is what stands against it. `send` also says
 * what came of it.
 */
export function useSentPicture(words: PictureWords, send: (picture: File, options: UploadOptions) => Promise<void>) {
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const give = async (picture: File) => {
    const wrong = problemWith(picture, words)
    setProblem(wrong)
    if (wrong !== undefined) return
    const leave = new AbortController()
    running.current = leave
    const preview = URL.createObjectURL(picture)
    setSending({ preview, share: 0 })
    try {
      await send(picture, { signal: leave.signal, onProgress: (share) => setSending({ preview, share }) })
    } catch (error) {
      if (!isAborted(error)) setProblem(briefMessageOf(error))
    } finally {
      setSending(undefined)
      URL.revokeObjectURL(preview)
    }
  }

  const progress: DropProgress | undefined = sending && {
    label: sending.share < 1 ? words.pictureSending : words.pictureMaking,
    value: sending.share < 1 ? sending.share : undefined,
    onCancel: () => running.current?.abort(),
  }
  const forgetProblem = () => setProblem(undefined)
  return { preview: sending?.preview, problem, progress, give, forgetProblem }
}

/** Says what stands against a file before anything of it is sent; the server looks into it. */
function problemWith({ type, size }: File, words: PictureWords): string | undefined {
  const types: readonly string[] = pictureRules.types
  if (!types.includes(type)) return words.pictureType
  return size > pictureRules.bytesMax ? words.pictureHeavy : undefined
}
