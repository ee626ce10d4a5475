import { sampleLimits, type Voice } from '@vireo/contracts/voices'
import { useEffect, useRef, useState } from 'react'

import type { UploadOptions } from '#kit/api/index.ts'
import { reportsIn, usable, useSamples } from '../samples/use-samples.ts'
import { voiceDialogWords } from './dialog-words/words.ts'

type Send = (files: readonly File[], options: UploadOptions) => Promise<void>

/** Holds recordings that a voice is to get when its changes are saved. Whoever leaves calls it off. */
export function useAddedSamples(voice: Voice) {
  const samples = useSamples(sampleLimits.filesMax - (voice.samples?.length ?? 0))
  const [removesNoise, setRemovesNoise] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** How much of the files has left, 0 … 1; undefined while nothing is sent. */
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const areReady = () => {
    const { list } = samples
    const isChecking = list.some(({ status }) => status === 'checking')
    const isInVain = list.length > 0 && usable(list).length === 0
    const found = isInVain ? voiceDialogWords.noneUsable : undefined
    setProblem(isChecking ? voiceDialogWords.stillChecking : found)
    return !isChecking && !isInVain
  }
  const send = async (act: Send) => {
    const sent = usable(samples.list)
    const { signal } = (running.current = new AbortController())
    const onProgress = sent.length > 0 ? setShare : () => undefined
    try {
      await act(
        sent.map(({ source }) => source.file),
        { signal, onProgress },
      )
    } catch (error) {
      samples.note(sent, reportsIn(error))
      throw error
    } finally {
      setShare(undefined)
    }
  }
  return { samples, removesNoise, setRemovesNoise, problem, share, areReady, send }
}
