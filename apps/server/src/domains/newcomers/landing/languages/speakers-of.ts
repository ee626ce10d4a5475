import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { addressEngineName } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import { type PremadeVoice, premadeVoices } from '#voices/library/index.ts'
import { findSafety, type VoiceSafety } from '#voices/safety/index.ts'
import type { LanguagePage } from './language-page.ts'

/** Who is heard on a page. */
export type Speakers = {
  /** Absent where the page is given no voice: a plain one speaks, and people choose. */
  readonly speaker: PremadeVoice | undefined
  /** Whether the speaker has another accent than the page is about, because no voice has that. */
  readonly isNearest: boolean
  /** Voices of the language, the nearest to the page first. */
  readonly choices: readonly PremadeVoice[]
}

/** Finds who speaks on a page, and who else can. */
export async function speakersOf(ctx: With<'settings'>, page: LanguagePage): Promise<Speakers> {
  const language = canonicalLanguage(page.locale)
  const rankOf = rankingOf(page)
  const choices = (await openVoices(ctx))
    .filter(({ labels }) => labels.language === language)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const speaker = page.plainBase === undefined ? choices[0] : undefined
  const isNearest = speaker !== undefined && page.accents !== undefined && rankOf(speaker) > 0
  return { speaker, isNearest, choices }
}

/**
 * Lists the voices that people without an account may hear: premade ones under no rule of the operator's, but none that
 * an engine elsewhere would be paid for.
 */
export async function openVoices(ctx: With<'settings'>): Promise<readonly PremadeVoice[]> {
  const safetyOf = await findSafety(ctx)
  return premadeVoices(ctx).filter(
    (voice) => voice.recipe.engine !== addressEngineName && isUnrestricted(safetyOf(voice)),
  )
}

function isUnrestricted({ control, sharingStatus, liveModeration, requiresVerification, isVerified }: VoiceSafety) {
  return (
    control === 'NONE' && sharingStatus !== 'copied_disabled' && !liveModeration && !requiresVerification && isVerified
  )
}

/** Ranks a voice by how near its accent is to that of the page, 0 where it is the same; the order of voices is kept among equals. */
function rankingOf({ accents: wanted, locale }: LanguagePage): (voice: PremadeVoice) => number {
  const accents: readonly string[] = wanted ?? []
  return ({ labels, languages }) => {
    const place = accents.indexOf(labels['accent'] ?? '')
    if (place >= 0) return place
    if (accents.length > 0) return accents.length
    return languages.some((own) => own.toLowerCase() === locale.toLowerCase()) ? 0 : 1
  }
}
