import { useQueryClient } from '@tanstack/react-query'
import { voiceChangeLimits } from '@vireo/contracts/speech'
import { useCallback, useState } from 'react'

import {
  problemWithContent,
  problemWithFile,
  readSource,
  type Source,
  useHandedRecording,
  useRecorder,
} from '#kit/recorder/index.ts'
import { paths } from '#kit/routing/index.ts'
import { useSubscription } from '#usage'
import { preselected, useVoices } from '#voices'
import { problemWithCost } from '../check-script.ts'
import { controlsOf } from '../voice-controls.ts'
import { speechWords } from '../words.ts'
import { problemWithLength } from './check-file.ts'
import { sourceCost } from './source-cost.ts'
import { changeVoice } from './voice-change.ts'
import { useWishes } from './wishes.ts'
import { voiceChangeWords } from './words.ts'

/** Holds the recording, what stands against changing it, and the way to change it. */
export function useChange() {
  const client = useQueryClient()
  const [wishes, changeWishes] = useWishes()
  const { data: voices } = useVoices()
  const { data: subscription } = useSubscription()
  const [source, setSource] = useState<Source>()
  const [problem, setProblem] = useState<string>()

  const take = useCallback(async (file: File, isRecorded: boolean) => {
    const found = problemWithFile(file, voiceChangeLimits.fileBytesMax)
    setProblem(found)
    if (found !== undefined) return
    const read = await readSource(file, isRecorded)
    const unreadable = await problemWithContent(read)
    if (unreadable !== undefined) return setProblem(unreadable)
    setProblem(read.durationMs === undefined ? undefined : problemWithLength(read.durationMs))
    setSource(read)
  }, [])
  const choose = useCallback((file: File) => void take(file, false), [take])
  useHandedRecording(paths.speechToSpeech, choose)
  const recorder = useRecorder(voiceChangeLimits.durationMsMax, (file) => void take(file, true))
  const voice = preselected(voices, wishes.voiceId)

  const problemNow = (): string | undefined => {
    const { problems } = voiceChangeWords
    if (!source) return problems.none
    if (!voice) return speechWords.problems.noVoice
    if (source.durationMs === undefined) return undefined
    return problemWithLength(source.durationMs) ?? problemWithCost(sourceCost(source.durationMs), subscription)
  }
  const generate = () => {
    const found = problemNow()
    setProblem(found)
    if (found !== undefined || !source || !voice) return
    const { modelId, outputFormat, removesNoise, controls = controlsOf(voice) } = wishes
    void changeVoice({ source, voice, modelId, outputFormat, controls, removesNoise }, client)
  }
  const remove = () => {
    setSource(undefined)
    setProblem(undefined)
  }
  return { source, problem, recorder, wishes, voice, changeWishes, choose, remove, generate }
}
