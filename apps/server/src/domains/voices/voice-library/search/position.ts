import type { VoiceId } from '@vireo/contracts/kit'
import type { SharedVoiceSearch, SharedVoiceSort } from '@vireo/contracts/voice-library'
import { z } from 'zod'
import { AppError } from '#kernel/errors.ts'
import type { SharedVoiceRow } from '../tables.ts'

/** Where a voice stands in an order: what it is sorted by, then its id, so that no two are equal. */
export type Position = { readonly key: string | number; readonly voiceId: VoiceId }

const Token = z.tuple([z.string(), z.union([z.string(), z.number()]), z.string()])

/** Returns where a voice stands in an order. */
export function positionOf(row: SharedVoiceRow, sort: SharedVoiceSort): Position {
  return { key: keyOf(row, sort), voiceId: row.voice_id }
}

function keyOf(row: SharedVoiceRow, sort: SharedVoiceSort): string | number {
  if (sort === 'created_date') return row.published_at.toISOString()
  if (sort === 'usage_character_count_1y') return row.usage_1y
  return sort === 'trending' ? row.trending : row.cloned_by_count
}

/** Says after which voice the next page begins, and in which order that was. */
export function writeSortId(sort: SharedVoiceSort, { key, voiceId }: Position): string {
  return Buffer.from(JSON.stringify([sort, key, voiceId])).toString('base64url')
}

/**
 * Reads a sort id back. Throws `invalid_cursor` for one that was not written here, or that belongs to another order.
 */
export function readSortId({ sort, last_sort_id: id }: Pick<SharedVoiceSearch, 'sort' | 'last_sort_id'>): Position {
  const parsed = Token.safeParse(parseJson(Buffer.from(id ?? '', 'base64url').toString()))
  if (!parsed.success) throw invalid()
  const [name, key, voiceId] = parsed.data
  const isInstant = typeof key === 'string' && !Number.isNaN(Date.parse(key))
  const fits = sort === 'created_date' ? isInstant : Number.isSafeInteger(key)
  if (name !== sort || !fits || voiceId.includes('\0')) throw invalid()
  return { key, voiceId }
}

function invalid(): AppError {
  return new AppError('invalid_cursor', { param: 'last_sort_id' })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
