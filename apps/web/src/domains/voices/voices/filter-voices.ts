import type { Voice } from '@vireo/contracts/voices'

/** The choices that the voices at hand offer for each filter, sorted. */
export type FilterChoices = {
  readonly languages: readonly string[]
  readonly genders: readonly string[]
  readonly accents: readonly string[]
}

/** Lists the primary language codes a voice speaks, its own language first. */
export function languagesOf(voice: Pick<Voice, 'labels' | 'verified_languages'>): readonly string[] {
  const own = voice.labels['language']
  const verified = (voice.verified_languages ?? []).map((each) => each.language)
  return [...new Set([...(own === undefined ? [] : [own]), ...verified])]
}

/** Gathers what can be chosen in each filter. */
export function choicesOf(voices: readonly Voice[]): FilterChoices {
  return {
    languages: distinct(voices.flatMap(languagesOf)),
    genders: distinct(voices.flatMap((voice) => voice.labels['gender'] ?? [])),
    accents: distinct(voices.flatMap((voice) => voice.labels['accent'] ?? [])),
  }
}

/** What hearing a voice takes: also voices that somebody shares with everybody have it. */
export type HeardVoice = Pick<
  Voice,
  'voice_id' | 'name' | 'preview_url' | 'verified_languages' | 'face' | 'preview_peaks' | 'preview_duration_ms'
>

/** Only this model's samples count as samples in a language. */
export const previewModelId = 'eleven_multilingual_v2'

/** Picks the preview of a voice in a language: the one recorded in it where there is one, else the general one. */
export function previewUrlOf(voice: HeardVoice, language: string): string | undefined {
  const own = voice.verified_languages?.find(
    (each) => each.language === language && each.model_id === previewModelId && each.preview_url !== null,
  )
  return own?.preview_url ?? voice.preview_url ?? undefined
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => a.localeCompare(b))
}
