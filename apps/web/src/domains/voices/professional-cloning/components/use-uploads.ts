import { professionalCloningEndpoints, professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { useRef, useState } from 'react'

import { isAborted, messageOf, uploadFor } from '#kit/api/index.ts'
import { problemWithFile } from '#kit/recorder/index.ts'
import { useRefreshVoice } from '../queries.ts'

/** A file on its way, or one that was not added. */
export type Upload = {
  readonly id: number
  readonly name: string
  /** 0 … 1; at 1 the server listens to it. */
  readonly share: number
  readonly problem?: string
}

export type Uploads = {
  readonly all: readonly Upload[]
  add(files: readonly File[]): void
  /** Calls an upload off, or forgets why it failed. */
  drop(id: number): void
}

const { fileBytesMax } = professionalCloningLimits
let uploads = 0

/** Sends recordings one after the other, each with its own progress and its own problem. */
export function useUploads(voiceId: string): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const turn = useRef(Promise.resolve())
  const refresh = useRefreshVoice()
  const change = (id: number, with_: Partial<Upload>) =>
    setAll((before) => before.map((each) => (each.id === id ? { ...each, ...with_ } : each)))
  const forget = (id: number) => setAll((before) => before.filter((each) => each.id !== id))

  const send = async (id: number, file: File) => {
    const signal = aborts.current.get(id)?.signal
    if (!signal || signal.aborted) return
    try {
      await uploadFor(
        professionalCloningEndpoints.addSamples,
        { voice_id: voiceId },
        { files: file },
        { signal, onProgress: (share) => change(id, { share }) },
      )
      await refresh()
      forget(id)
    } catch (error) {
      if (isAborted(error)) forget(id)
      else change(id, { problem: messageOf(error) })
    }
  }
  return {
    all,
    add: (files) => {
      for (const file of files) {
        const id = uploads++
        const problem = problemWithFile(file, fileBytesMax)
        setAll((before) => [...before, { id, name: file.name, share: 0, ...(problem && { problem }) }])
        if (problem !== undefined) continue
        aborts.current.set(id, new AbortController())
        turn.current = turn.current.then(() => send(id, file))
      }
    },
    drop: (id) => {
      aborts.current.get(id)?.abort()
      forget(id)
    },
  }
}
