import { type Classification, classifierEndpoints, classifierLimits } from '@vireo/contracts/classifier'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { isAborted, messageOf, uploadFor } from '#kit/api/index.ts'
import { problemWithContent, problemWithFile, readSource, type Source } from '#kit/recorder/index.ts'
import { saidOf } from './said-of.ts'
import { classifierWords } from './words.ts'

const minuteMs = 60_000

export type ClassifierState =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'working' }
  | { readonly status: 'done'; readonly found: Classification }
  | { readonly status: 'failed'; readonly message: string }

/** Holds a recording and what was found in it: it is listened to as soon as it is chosen. */
export function useClassifier() {
  const [source, setSource] = useState<Source>()
  const [problem, setProblem] = useState<string>()
  const [state, setState] = useState<ClassifierState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const begin = () => {
    running.current?.abort()
    const begun = new AbortController()
    running.current = begun
    return begun.signal
  }
  const listen = async ({ file }: Source, signal: AbortSignal) => {
    const become = (next: ClassifierState) => signal.aborted || setState(next)
    const onProgress = (share: number) => become(share < 1 ? { status: 'uploading', share } : { status: 'working' })
    become({ status: 'uploading', share: 0 })
    try {
      const found = await uploadFor(classifierEndpoints.classify, {}, { file }, { signal, onProgress })
      become({ status: 'done', found })
      announce(saidOf(found).title)
    } catch (error) {
      if (!isAborted(error)) become({ status: 'failed', message: messageOf(error) })
    }
  }
  const choose = async (file: File) => {
    const signal = begin()
    setState({ status: 'idle' })
    const found = problemWithFile(file, classifierLimits.fileBytesMax)
    setProblem(found)
    if (found !== undefined) return
    const read = await readSource(file, false)
    const unreadable = (await problemWithContent(read)) ?? problemWithLength(read)
    if (signal.aborted) return
    setProblem(unreadable)
    setSource(unreadable === undefined ? read : undefined)
    if (unreadable === undefined) await listen(read, signal)
  }
  return {
    source,
    problem,
    state,
    choose: (file: File) => void choose(file),
    again: () => source && void listen(source, begin()),
    cancel: () => {
      begin()
      setSource(undefined)
      setState({ status: 'idle' })
    },
  }
}

function problemWithLength({ durationMs }: Source): string | undefined {
  const isTooLong = durationMs !== undefined && durationMs > classifierLimits.durationMsMax
  return isTooLong ? classifierWords.tooLong(classifierLimits.durationMsMax / minuteMs) : undefined
}
