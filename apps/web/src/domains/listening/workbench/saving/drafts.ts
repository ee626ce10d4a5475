import { TaskContent, TaskSegment } from '@vireo/contracts/productions'
import { isAlike, type TimedText } from '@vireo/transcripts/timed'
import { z } from 'zod'

import { readStored, removeStored, type StorageKey } from '#kit/storage.ts'

/** What was written and not kept by the server yet, and the segments of the version that it came of. */
export type Draft = { readonly version: number; readonly base: TimedText['segments']; readonly text: TimedText }

/** As it lies in the browser: what came of the version unchanged lies there once. */
const Stored = z.object({
  version: z.int(),
  content: TaskContent,
  /** Segments that were changed or taken away, as they were. */
  was: z.array(TaskSegment),
  added: z.array(z.string()),
})

/** Keeps a draft in the browser; answers whether there was room. */
export function keepDraft(taskId: string, { version, base, text }: Draft): boolean {
  const now = new Map(text.segments.map((segment) => [segment.id, segment]))
  const before = new Set(base.map(({ id }) => id))
  const was = base.filter((segment) => {
    const same = now.get(segment.id)
    return !same || !isAlike(segment, same)
  })
  const added = text.segments.flatMap(({ id }) => (before.has(id) ? [] : [id]))
  try {
    localStorage.setItem(keyOf(taskId), JSON.stringify({ version, content: text, was, added }))
    return true
  } catch {
    // Full or switched off: what is written is here alone, as the note says.
    return false
  }
}

/** Finds a draft. */
export function findDraft(taskId: string): Draft | undefined {
  const stored = readStored(keyOf(taskId), Stored)
  if (!stored) return undefined
  const others = new Set([...stored.added, ...stored.was.map(({ id }) => id)])
  const base = [...stored.was, ...stored.content.segments.filter(({ id }) => !others.has(id))]
  return { version: stored.version, base, text: stored.content }
}

/** Forgets a draft that was kept by the server. */
export function dropDraft(taskId: string): void {
  removeStored(keyOf(taskId))
}

function keyOf(taskId: string): StorageKey {
  return `vireo.work.${taskId}`
}
