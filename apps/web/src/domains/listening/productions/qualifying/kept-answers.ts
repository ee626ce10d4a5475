import { useState } from 'react'
import { z } from 'zod'

import { readStored, removeStored, type StorageKey, writeStored } from '#kit/storage.ts'

/** What was answered so far, by question. */
export type Answers = Readonly<Record<string, string>>

const Stored = z.record(z.string(), z.string())

/** Keeps what is answered in the browser, so that whoever comes back goes on where they were. */
export function useKeptAnswers(attemptId: string) {
  const [answers, setAnswers] = useState<Answers>(() => readStored(keyOf(attemptId), Stored) ?? {})
  const answer = (questionId: string, text: string) => {
    const next = { ...answers, [questionId]: text }
    setAnswers(next)
    writeStored(keyOf(attemptId), next)
  }
  return { answers, answer }
}

/** Forgets what was answered: it was handed in, or is of no use any more. */
export function dropAnswers(attemptId: string): void {
  removeStored(keyOf(attemptId))
}

function keyOf(attemptId: string): StorageKey {
  return `vireo.test.${attemptId}`
}
