import { SharedVoiceSearch } from '@vireo/contracts/voice-library'
import type { Context } from '#kernel/context.ts'
import type { OpenVoice } from './open-voices.ts'
import { searchSharedVoices } from './search-shared-voices.ts'

type Wish = { readonly search: string; readonly language: string; readonly page: number; readonly size: number }

/** Finds published voices for whoever asks, the newest first; those whose texts are judged are left out. */
export async function searchPublished(
  ctx: Context,
  { search, language, page, size }: Wish,
): Promise<{ readonly voices: readonly OpenVoice[]; readonly hasMore: boolean }> {
  const wanted = SharedVoiceSearch.parse({
    search,
    language: language === '' ? null : language,
    page,
    page_size: size,
    include_live_moderated: false,
  })
  const { voices, hasMore } = await searchSharedVoices(ctx, wanted)
  return { voices, hasMore }
}
