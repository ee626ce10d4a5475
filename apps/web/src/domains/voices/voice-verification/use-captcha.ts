import { useQuery, useQueryClient } from '@tanstack/react-query'
import { captchaLimits, voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import { type Voice } from '@vireo/contracts/voices'
import { showMessage } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { contractQuery, isAborted, messageOf, uploadFor } from '#kit/api/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import { readSource, type Source, useRecorder } from '#kit/recorder/index.ts'
import { verificationWords } from './words.ts'

/** Asks for lines, takes a recording of them, and tells what became of it. Whoever leaves calls it off. */
export function useCaptcha({ voice_id, name }: Voice, onAccepted: () => void) {
  const client = useQueryClient()
  // Asking draws fresh lines, so nothing may ask by itself.
  const lines = useQuery({
    ...contractQuery(voiceVerificationEndpoints.getCaptcha, { voice_id, language: currentLanguage() }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [recorded, setRecorded] = useState<Source>()
  const [problem, setProblem] = useState<string>()
  const [isJudging, setJudging] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const recorder = useRecorder(captchaLimits.recordingSecondsMax * 1000, (file) => {
    setProblem(undefined)
    void readSource(file, true).then(setRecorded)
  })

  const drawAgain = async () => {
    setRecorded(undefined)
    await lines.refetch()
  }

  const send = async () => {
    if (!recorded) return
    const leave = new AbortController()
    leaving.current = leave
    setJudging(true)
    setProblem(undefined)
    try {
      const options = { signal: leave.signal, onProgress: () => undefined }
      await uploadFor(voiceVerificationEndpoints.solveCaptcha, { voice_id }, { recording: recorded.file }, options)
      showMessage(verificationWords.accepted(name))
      announce(verificationWords.accepted(name))
      onAccepted()
      await client.invalidateQueries()
    } catch (error) {
      if (isAborted(error)) return
      setJudging(false)
      setProblem(messageOf(error))
      await drawAgain()
    }
  }
  return { lines, recorder, recorded, problem: problem ?? recorder.problem, isJudging, send, drawAgain }
}
