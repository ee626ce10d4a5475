import type { SharedVoiceSearch } from '@vireo/contracts/voice-library'
import type { Context } from '#kernel/context.ts'
import { listBlockedVoices } from '#voices/safety/index.ts'
import { foldText, leniencyOf } from '#voices/search/index.ts'
import { facet, type FacetKind, splitWords } from './facets.ts'
import { lookUpWords, type SharedVoiceScope } from './shared-search-store.ts'

const wordsMax = 8

/** Turns a search into the scope that it looks through; undefined where nothing can be found. */
export async function scopeOf(ctx: Context, input: SharedVoiceSearch): Promise<SharedVoiceScope | undefined> {
  // The product has no app for readers to enable voices for.
  if (input.reader_app_enabled) return undefined
  const [except, words] = await Promise.all([listBlockedVoices(ctx), wordsFor(ctx, input.search ?? '')])
  const single: readonly (readonly [FacetKind, string | null | undefined])[] = [
    ['category', input.category],
    ['gender', input.gender],
    ['age', input.age],
    ['accent', input.accent],
    ['language', input.language],
    ['locale', input.locale],
    ['owner', input.owner_id],
    ['featured', input.featured ? 'yes' : undefined],
  ]
  const several: readonly (readonly [FacetKind, readonly string[] | null | undefined])[] = [
    ['use_case', input.use_cases],
    ['descriptive', input.descriptives],
  ]
  return {
    facets: single.flatMap(([kind, value]) => (value ? [facet(kind, value)] : [])),
    anyFacets: several.flatMap(([kind, values]) =>
      values && values.length > 0 ? [values.map((value) => facet(kind, value))] : [],
    ),
    words,
    noticePeriodDaysMin: input.min_notice_period_days ?? undefined,
    isLiveModerated: input.include_live_moderated === false ? false : undefined,
    except,
  }
}

/** Returns each word of a search as it stands or, for one that nobody wrote, those it was probably meant as. */
async function wordsFor(ctx: Context, search: string): Promise<string[][]> {
  const words = [...new Set(splitWords(foldText(search)))].slice(0, wordsMax)
  // A short word resembles too many others, and one of known meaning is meant as it stands.
  const doubtful = words.filter((word) => leniencyOf(word).part !== undefined)
  if (doubtful.length === 0) return words.map((word) => [word])
  const known = new Map((await lookUpWords(ctx, doubtful)).map((row) => [row.word, row]))
  return words.map((word) => {
    const found = known.get(word)
    return found && !found.is_known ? found.close : [word]
  })
}
