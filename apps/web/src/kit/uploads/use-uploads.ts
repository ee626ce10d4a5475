import { useEffect, useRef, useState } from 'react'

import { isAborted, messageOf, type UploadOptions } from '../api/index.ts'

/** A file on its way, or one that was not added. */
export type Upload = {
  readonly id: number
  readonly name: string
  /** 0 … 1; at 1 the server listens to it. Undefined while it waits for those before it. */
  readonly share: number | undefined
  readonly problem?: string
  /** Sends the same file again; absent where nothing else would come of it. */
  readonly retry?: () => void
}

export type Uploads = {
  readonly all: readonly Upload[]
  add(files: readonly File[]): void
  /** Calls an upload off, or forgets why it failed. */
  drop(id: number): void
}

type Rules = {
  /** Says what stands against a file, before anything of it is sent. */
  readonly problemWith: (file: File) => string | undefined
  /** Sends one file, and says what came of it. */
  readonly send: (file: File, options: UploadOptions) => Promise<void>
}

let uploads = 0

/** Sends recordings one after the other, each with its own progress and its own problem. */
export function useUploads({ problemWith, send }: Rules): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const turn = useRef(Promise.resolve())
  // A file that waits is sent as it is done then, not as it was when it was chosen.
  const sending = useRef(send)
  useEffect(() => {
    sending.current = send
  })
  const change = (id: number, with_: Partial<Upload>) =>
    setAll((before) => before.map((each) => (each.id === id ? { ...each, ...with_ } : each)))
  const forget = (id: number) => setAll((before) => before.filter((each) => each.id !== id))

  const sendNext = async (id: number, file: File) => {
    const signal = aborts.current.get(id)?.signal
    if (!signal || signal.aborted) return
    change(id, { share: 0 })
    try {
      await sending.current(file, { signal, onProgress: (share) => change(id, { share }) })
      forget(id)
    } catch (error) {
      if (isAborted(error)) forget(id)
      else change(id, { problem: messageOf(error), retry: () => again(id, file) })
    }
  }
  const enqueue = (id: number, file: File) => {
    aborts.current.set(id, new AbortController())
    turn.current = turn.current.then(() => sendNext(id, file))
  }
  const again = (id: number, file: File) => {
    setAll((before) => before.map((each) => (each.id === id ? { id, name: each.name, share: undefined } : each)))
    enqueue(id, file)
  }
  return {
    all,
    add: (files) => {
      for (const file of files) {
        const id = uploads++
        const problem = problemWith(file)
        setAll((before) => [...before, { id, name: file.name, share: undefined, ...(problem && { problem }) }])
        if (problem === undefined) enqueue(id, file)
      }
    },
    drop: (id) => {
      aborts.current.get(id)?.abort()
      forget(id)
    },
  }
}
