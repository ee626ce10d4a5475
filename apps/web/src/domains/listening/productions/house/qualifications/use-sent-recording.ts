import { useEffect, useRef, useState } from 'react'

import { briefMessageOf, isAborted } from '#kit/api/index.ts'
import type { DraftRecording } from './draft.ts'
import { useTestActions } from './queries.ts'
import { qualificationWords as words } from './words.ts'

/** Sends a recording for a question, with how far that is and what went wrong; what leaves the screen is called off. */
export function useSentRecording(qualificationId: string, onSent: (recording: DraftRecording) => void) {
  const { addRecording } = useTestActions(qualificationId)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const calling = useRef<AbortController>(undefined)
  useEffect(() => () => calling.current?.abort(), [])
  const send = async (file: File, bytesMax: number) => {
    const wrong = file.size > bytesMax ? words.tooLarge : undefined
    setProblem(wrong)
    if (wrong !== undefined) return
    const controller = new AbortController()
    calling.current = controller
    setProgress(0)
    try {
      const { recording_id: id } = await addRecording(file, {
        signal: controller.signal,
        onProgress: setProgress,
      })
      onSent({ id, url: URL.createObjectURL(file) })
    } catch (error) {
      if (!isAborted(error)) setProblem(briefMessageOf(error))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, problem, send }
}
