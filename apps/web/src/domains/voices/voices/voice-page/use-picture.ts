import { pictureRules, type Voice, voicesEndpoints } from '@vireo/contracts/voices'
import { type DropProgress, showSuccess, showUndoable } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { briefMessageOf, call, isAborted, uploadFor } from '#kit/api/index.ts'
import { drawnOf } from '#kit/faces/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useRefreshVoices } from '../queries.ts'
import { voicePageWords } from './words.ts'

type Sending = { readonly preview: string; readonly share: number }

/** Gives a voice a picture, which is seen while it is on its way, and takes it away again, which can be undone. */
export function usePicture(voice: Voice) {
  const refresh = useRefreshVoices()
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const give = async (file: File) => {
    const wrong = problemWith(file)
    setProblem(wrong)
    if (wrong !== undefined) return
    const leave = new AbortController()
    running.current = leave
    const preview = URL.createObjectURL(file)
    setSending({ preview, share: 0 })
    try {
      await send(voice, file, leave.signal, (share) => setSending({ preview, share }))
      await refresh()
      showSuccess(voicePageWords.pictureSet)
    } catch (error) {
      if (!isAborted(error)) setProblem(briefMessageOf(error))
    } finally {
      setSending(undefined)
      URL.revokeObjectURL(preview)
    }
  }

  const giveBack = async (file: Blob) => {
    try {
      await send(voice, new File([file], 'picture.webp'), new AbortController().signal)
    } catch (error) {
      showFailure(error)
    }
    await refresh()
  }

  const remove = async () => {
    setProblem(undefined)
    try {
      const kept = await readPicture(voice)
      await call(voicesEndpoints.removePicture, { voice_id: voice.voice_id })
      await refresh()
      if (kept === undefined) showSuccess(voicePageWords.pictureGone)
      else
        showUndoable(voicePageWords.pictureGone, {
          action: voicePageWords.undo,
          onUndo: () => void giveBack(kept),
        })
    } catch (error) {
      showFailure(error)
    }
  }

  const progress: DropProgress | undefined = sending && {
    label: sending.share < 1 ? voicePageWords.pictureSending : voicePageWords.pictureMaking,
    value: sending.share < 1 ? sending.share : undefined,
    onCancel: () => running.current?.abort(),
  }
  return { preview: sending?.preview, problem, progress, give, remove }
}

/** Says what stands against a file before anything of it is sent; the server looks into it. */
function problemWith({ type, size }: File): string | undefined {
  const types: readonly string[] = pictureRules.types
  if (!types.includes(type)) return voicePageWords.pictureType
  return size > pictureRules.bytesMax ? voicePageWords.pictureHeavy : undefined
}

async function send(
  { voice_id }: Voice,
  picture: File,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  await uploadFor(voicesEndpoints.setPicture, { voice_id }, { picture }, { signal, onProgress })
}

/** Reads the picture that is about to be taken away, so that it can be given back. */
async function readPicture({ face }: Voice): Promise<Blob | undefined> {
  const { picture } = drawnOf(face)
  const answer = picture === undefined ? undefined : await fetch(picture).catch(() => undefined)
  return answer?.ok ? answer.blob() : undefined
}
