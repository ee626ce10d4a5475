import { useSyncExternalStore } from 'react'
import { z } from 'zod'

import { readStored, removeStored, writeStored } from '../../storage.ts'

const storageKey = 'vireo.peaks'
const mostKept = 200
const levelsKept = 80
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

let kept: Map<string, string> | undefined
const drawn = new Map<string, readonly number[]>()
const listeners = new Set<() => void>()

/** Keeps the levels of a recording that the server knows none of, as it was heard in this browser, for its next list. */
export function keepPeaks(trackId: string, peaks: readonly number[]): void {
  const entries = read()
  entries.delete(trackId)
  entries.set(trackId, encodedPeaks(peaks))
  for (const oldest of entries.keys()) {
    if (entries.size <= mostKept) break
    entries.delete(oldest)
  }
  drawn.delete(trackId)
  writeStored(storageKey, Object.fromEntries(entries))
  tell()
}

/** Answers the levels of a recording that was once heard in this browser; undefined before. */
export function knownPeaks(trackId: string): readonly number[] | undefined {
  const text = read().get(trackId)
  if (text === undefined) return undefined
  const peaks = drawn.get(trackId) ?? decodedPeaks(text)
  drawn.set(trackId, peaks)
  return peaks
}

/** Follows the levels of a recording that was once heard in this browser. */
export function useKnownPeaks(trackId: string): readonly number[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => knownPeaks(trackId),
    () => undefined,
  )
}

/** Forgets all of them: they belong to whoever has signed out. */
export function forgetPeaks(): void {
  kept = new Map()
  drawn.clear()
  removeStored(storageKey)
  tell()
}

/** Writes levels 0 … 1 as one character each. */
export function encodedPeaks(peaks: readonly number[]): string {
  const count = Math.min(levelsKept, peaks.length)
  return Array.from({ length: count }, (_, index) => {
    const stretch = peaks.slice(
      Math.floor((index * peaks.length) / count),
      Math.ceil(((index + 1) * peaks.length) / count),
    )
    return digits[Math.round(Math.min(1, Math.max(0, ...stretch)) * (digits.length - 1))] ?? '0'
  }).join('')
}

/** Reads levels from the characters that they were written as. */
export function decodedPeaks(text: string): readonly number[] {
  return [...text].map((digit) => Math.max(0, digits.indexOf(digit)) / (digits.length - 1))
}

function read(): Map<string, string> {
  kept ??= new Map(Object.entries(readStored(storageKey, z.record(z.string(), z.string())) ?? {}))
  return kept
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
