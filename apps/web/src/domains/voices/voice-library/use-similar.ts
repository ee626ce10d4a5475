import { type SimilarVoice, similarVoicesLimits, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { isAborted, messageOf, uploadFor } from '#kit/api/index.ts'
import { problemWithFile } from '#kit/recorder/index.ts'
import { libraryWords } from './words.ts'

export type FoundVoices = {
  readonly status: 'found'
  /** Of the recording. */
  readonly name: string
  readonly voices: readonly SimilarVoice[]
}

/** How far looking for voices like a recording is. */
type Search =
  | { readonly status: 'idle'; readonly problem?: string }
  | { readonly status: 'sending'; readonly name: string; readonly share: number }
  | FoundVoices

export type Similar = {
  readonly search: Search
  look(file: File): void
  /** Calls it off, or lets go of what was found. */
  reset(): void
}

/** Finds voices of the library that sound like a recording. Whoever leaves the screen calls the search off. */
export function useSimilar(): Similar {
  const [search, setSearch] = useState<Search>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const look = async (file: File) => {
    const problem = problemWithFile(file, similarVoicesLimits.fileBytesMax)
    if (problem !== undefined) return setSearch({ status: 'idle', problem })
    const { signal } = (running.current = new AbortController())
    const { name } = file
    setSearch({ status: 'sending', name, share: 0 })
    try {
      const onProgress = (share: number) => signal.aborted || setSearch({ status: 'sending', name, share })
      const { voices } = await uploadFor(
        voiceLibraryEndpoints.findSimilar,
        {},
        { audio_file: file },
        { signal, onProgress },
      )
      setSearch({ status: 'found', name, voices })
      announce(voices.length === 0 ? libraryWords.similarNone : libraryWords.found(voices.length))
    } catch (error) {
      if (!isAborted(error)) setSearch({ status: 'idle', problem: messageOf(error) })
    }
  }
  return {
    search,
    look: (file) => void look(file),
    reset: () => {
      running.current?.abort()
      setSearch({ status: 'idle' })
    },
  }
}
