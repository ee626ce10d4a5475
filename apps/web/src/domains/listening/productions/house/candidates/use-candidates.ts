import { useQueryClient } from '@tanstack/react-query'
import { type CandidateResults, producerLimits, productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { useEffect, useRef, useState } from 'react'

import { ApiError, briefMessageOf, isAborted, uploadFor } from '#kit/api/index.ts'
import { candidateWords as words } from './words.ts'

/** What became of a list, with its lines as they were sent. */
export type ListOutcome = {
  readonly file: string
  readonly results: CandidateResults
  readonly lines: readonly string[]
}

/** Sends a list of candidates, with how far that is, what became of it, and what is wrong with it as a whole. */
export function useCandidates() {
  const client = useQueryClient()
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const [problem, setProblem] = useState<string>()
  const [outcome, setOutcome] = useState<ListOutcome>()
  const calling = useRef<AbortController>(undefined)
  useEffect(() => () => calling.current?.abort(), [])
  const send = async (file: File) => {
    const wrong = problemWith(file)
    setProblem(wrong)
    setOutcome(undefined)
    if (wrong !== undefined) return
    const controller = new AbortController()
    calling.current = controller
    setSending({ name: file.name, share: 0 })
    try {
      const lines = (await file.text()).split(/\r\n|\r|\n/u)
      const onProgress = (share: number) => setSending({ name: file.name, share })
      const results = await uploadFor(
        endpoints.ingestCandidates,
        {},
        { file },
        { signal: controller.signal, onProgress },
      )
      setOutcome({ file: file.name, results, lines })
      await client.invalidateQueries({ queryKey: [endpoints.listApplicants.id] })
    } catch (error) {
      if (!isAborted(error)) setProblem(sentence(error))
    } finally {
      setSending(undefined)
    }
  }
  return { sending, problem, outcome, send, cancel: () => calling.current?.abort() }
}

/** Tells what is seen to be wrong with a file before it is sent. */
export function problemWith({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!/\.(?:csv|tsv|txt)$/iu.test(name) && !type.startsWith('text/')) return words.noList
  return size > producerLimits.candidatesBytesMax ? words.tooLarge : undefined
}

/** Says what is wrong with a list as a whole, with the line where the server names one. */
function sentence(error: unknown): string {
  const message = briefMessageOf(error)
  const line = error instanceof ApiError ? error.data['line'] : undefined
  return typeof line === 'number' ? words.unreadableAt(message, line) : message
}
