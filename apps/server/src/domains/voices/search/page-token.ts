import type { VoiceSearch } from '@vireo/contracts'
import { z } from 'zod'
import { AppError } from '../../../kernel/errors.ts'
import type { VoicePosition } from './voice-order.ts'

type Order = Pick<VoiceSearch, 'sort' | 'sort_direction'>

const Token = z.tuple([z.string(), z.union([z.string(), z.number()]), z.string()])

/** Says after which voice the next page begins, and in which order that was. */
export function writePageToken(order: Order, { key, voiceId }: VoicePosition): string {
  return Buffer.from(JSON.stringify([nameOf(order), key, voiceId])).toString('base64url')
}

/** Reads a token back; one that we did not write, or that belongs to another order, is `invalid_cursor`. */
export function readPageToken(order: Order, token: string): VoicePosition {
  const parsed = Token.safeParse(parseJson(Buffer.from(token, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== nameOf(order))
    throw new AppError('invalid_cursor', { param: 'next_page_token' })
  const [, key, voiceId] = parsed.data
  return { key, voiceId }
}

function nameOf({ sort, sort_direction }: Order): string {
  return `${sort ?? 'shown'}:${sort_direction ?? 'asc'}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
