import type { VoiceSearch } from '@vireo/contracts'
import type { Context } from '../../kernel/context.ts'
import { describeVoices, type ShownVoice } from './describe-voices.ts'
import { createVoiceMatcher } from './search/match-voice.ts'
import { readPageToken, writePageToken } from './search/page-token.ts'
import { comparePositions, placeVoices } from './search/voice-order.ts'
import { listCatalogue } from './voice-catalogue.ts'

export type FoundVoices = {
  readonly voices: readonly ShownVoice[]
  /** 0 when it was not asked for. */
  readonly totalCount: number
  readonly nextPageToken: string | undefined
}

/** Finds the workspace's voices by text and filters, page by page. */
export async function searchVoices(ctx: Context, input: VoiceSearch): Promise<FoundVoices> {
  const direction = input.sort_direction === 'desc' ? -1 : 1
  const after = input.next_page_token ? readPageToken(input, input.next_page_token) : undefined
  const matches = createVoiceMatcher(input)
  const found = placeVoices(await listCatalogue(ctx), input.sort).filter(({ voice }) => matches(voice))
  const rest = found
    .filter((placed) => !after || comparePositions(placed, after) * direction > 0)
    .toSorted((one, other) => comparePositions(one, other) * direction)
  const page = rest.slice(0, input.page_size)
  const last = page.at(-1)
  return {
    voices: await describeVoices(
      ctx,
      page.map(({ voice }) => voice),
    ),
    totalCount: input.include_total_count ? found.length : 0,
    nextPageToken: last && rest.length > page.length ? writePageToken(input, last) : undefined,
  }
}
