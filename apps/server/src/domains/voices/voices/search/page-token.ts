import { z } from 'zod'
import { AppError } from '#kernel/errors.ts'
import type { Fit } from './searched-text.ts'
import type { VoiceOrder, VoicePosition } from './voice-order.ts'

/** Where the next page begins, and how well voices have to fit the search, so that it goes on as it began. */
export type PagePlace = { readonly after: VoicePosition; readonly fit: Fit }

const msMax = 8.64e15
const Text = z
  .string()
  .max(400)
  .refine((text) => !text.includes('\0'))
const Token = z.tuple([
  z.string(),
  z.union([z.literal(0), z.literal(1)]),
  z.union([Text, z.number().min(-msMax).max(msMax)]),
  Text,
  // Whether slips are forgiven; or, as they are then, how many words suffice.
  z.union([z.boolean(), z.number().int().min(1).max(200)]),
])

/** Says after which voice the next page begins, and in which order that was. */
export function writePageToken(order: VoiceOrder, { after, fit }: PagePlace): string {
  const { rank, key, voiceId } = after
  return Buffer.from(JSON.stringify([nameOf(order), rank, key, voiceId, fit.wordsMin ?? fit.bySlip])).toString(
    'base64url',
  )
}

/** Reads a token back. Throws `invalid_cursor` for one that was not written here, or that belongs to another order. */
export function readPageToken(order: VoiceOrder, token: string): PagePlace {
  const parsed = Token.safeParse(parseJson(Buffer.from(token, 'base64url').toString()))
  if (!parsed.success) throw new AppError('invalid_cursor', { param: 'next_page_token' })
  const [name, rank, key, voiceId, fit] = parsed.data
  const isOfOrder = name === nameOf(order) && (typeof key === 'string') === (order.sort === 'name')
  if (!isOfOrder) throw new AppError('invalid_cursor', { param: 'next_page_token' })
  return {
    after: { rank, key, voiceId },
    fit: typeof fit === 'number' ? { bySlip: true, wordsMin: fit } : { bySlip: fit },
  }
}

function nameOf({ sort, isReversed }: VoiceOrder): string {
  return `${sort}:${isReversed ? 'desc' : 'asc'}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
