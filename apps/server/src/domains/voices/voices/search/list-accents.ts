import type { Input } from '@vireo/contracts/kit'
import type { VoiceAccent, voicesEndpoints } from '@vireo/contracts/voices'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { With } from '#ports/ports.ts'
import { premadeVoices } from '../library/premade-voices.ts'
import { listOwnAccents } from './visible-store.ts'

/**
 * Lists every accent of the voices that the caller can speak with, by language; a model narrows it to the voices
 * verified under it.
 */
export async function listAccents(
  ctx: With<'settings'>,
  { language, model_id: modelId }: Input<typeof voicesEndpoints.listAccents>,
): Promise<readonly VoiceAccent[]> {
  const wanted = language ? canonicalLanguage(language) : undefined
  const premade = premadeVoices(ctx).flatMap((voice) =>
    voice.verifiedLanguages
      .filter((verified) => !modelId || verified.modelId === modelId)
      .map((verified) => ({ ...verified, code: verified.locale })),
  )
  // People's own voices are heard under every model and verified under none.
  const own = modelId
    ? []
    : (await listOwnAccents(ctx)).map(({ accent, language: locale }) => ({
        accent: accent.trim().toLowerCase().replaceAll(' ', '_'),
        language: canonicalLanguage(locale),
        code: locale,
      }))
  const accents = new Map<string, VoiceAccent>()
  for (const heard of [...premade, ...own]) {
    const key = `${heard.language} ${heard.accent}`
    if ((wanted !== undefined && heard.language !== wanted) || accents.has(key)) continue
    const { accent, code } = heard
    accents.set(key, { accent, language: heard.language, code, name: nameOf(accent) })
  }
  return [...accents.values()].toSorted(
    (one, other) => one.language.localeCompare(other.language) || one.accent.localeCompare(other.accent),
  )
}

/** Turns an accent into a title: `received_pronunciation` becomes "Received Pronunciation". */
function nameOf(accent: string): string {
  return accent.replaceAll('_', ' ').replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
}
