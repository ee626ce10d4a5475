import { useQueryClient } from '@tanstack/react-query'
import { cloningStatement, instantCloningEndpoints, type StatementLanguage } from '@vireo/contracts/instant-cloning'
import { type Output } from '@vireo/contracts/kit'
import { type SampleReport } from '@vireo/contracts/voices'
import { showMessage } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { ApiError, isAborted, messageOf, uploadFor } from '#kit/api/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import { reportsIn, type Sample, usable } from '#voices/samples/index.ts'
import { type CloneWishes, labelsOf } from './clone-wishes.ts'
import { cloningWords } from './words.ts'

type Created = Output<typeof instantCloningEndpoints.create>

export type CloneState =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'matching' }
  | { readonly status: 'failed'; readonly message: string; readonly requestId: string | undefined }
  | { readonly status: 'done'; readonly voice: Created; readonly name: string }

/** Picks the statement in the language of the interface, where there is one. */
export function statementLanguage(): StatementLanguage {
  return currentLanguage() === 'de' ? 'de' : 'en'
}

/** Collects what is said in the recordings, by their place, where somebody typed it. */
function transcriptsOf(sent: readonly Sample[]): Record<string, string> | null {
  const told = sent.flatMap(({ transcript }, at) =>
    transcript.trim() ? [[String(at), transcript.trim()] as const] : [],
  )
  return told.length > 0 ? Object.fromEntries(told) : null
}

/** Makes a clone: says how far it is, and what came of it. Whoever leaves the screen calls it off. */
export function useClone(onReports: (sent: readonly Sample[], reports: readonly SampleReport[]) => void) {
  const client = useQueryClient()
  const [state, setState] = useState<CloneState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const create = async (wishes: CloneWishes, samples: readonly Sample[]) => {
    const sent = usable(samples)
    const leave = new AbortController()
    running.current = leave
    setState({ status: 'uploading', share: 0 })
    try {
      const voice = await uploadFor(
        instantCloningEndpoints.create,
        {
          name: wishes.name.trim(),
          description: wishes.description.trim() || null,
          labels: labelsOf(wishes),
          language: wishes.language,
          remove_background_noise: wishes.removesNoise,
          transcripts: transcriptsOf(sent),
          consent: { version: cloningStatement.version, language: statementLanguage() },
        },
        { files: sent.map(({ source }) => source.file) },
        {
          signal: leave.signal,
          onProgress: (share) =>
            leave.signal.aborted || setState(share < 1 ? { status: 'uploading', share } : { status: 'matching' }),
        },
      )
      onReports(sent, voice.samples)
      setState({ status: 'done', voice, name: wishes.name.trim() })
      announce(cloningWords.announceReady(wishes.name.trim()))
      await client.invalidateQueries()
    } catch (error) {
      if (isAborted(error)) return
      onReports(sent, reportsIn(error))
      const requestId = error instanceof ApiError ? error.requestId : undefined
      setState({ status: 'failed', message: messageOf(error), requestId })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ status: 'idle' })
    showMessage(cloningWords.cancelled)
  }
  return { state, create, cancel, reset: () => setState({ status: 'idle' }) }
}
