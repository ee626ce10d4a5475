import type { Voice } from '@vireo/contracts/voices'

import { languageName } from '#kit/format/index.ts'
import { languagesOf } from './filter-voices.ts'
import { voiceLabelWords } from './label-words/words.ts'

const known: Readonly<Record<string, string | undefined>> = voiceLabelWords.values

/** Names a label as people read it: `middle_aged` is "Middle-aged"; one that somebody made up is kept as it is. */
export function labelName(label: string): string {
  const found = known[label.toLowerCase()]
  if (found !== undefined) return found
  const spaced = label.replaceAll('_', ' ')
  return spaced.charAt(0).toLocaleUpperCase() + spaced.slice(1)
}

/** Names an accent as people do: it is called after places and peoples, so each of its words begins large. */
export function accentName(accent: string): string {
  return labelName(accent.replaceAll('_', ' ').replaceAll(/(?<=\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase()))
}

/** Labels as a form leaves them: trimmed, and without those that say nothing. */
export function saidLabels(labels: Readonly<Record<string, string>>): Record<string, string> {
  const trimmed = Object.entries(labels).map(([name, value]) => [name, value.trim()] as const)
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

/** Names how natural a voice sounds; undefined where nobody can say. */
export function qualityName({ engine }: Pick<Voice, 'engine'>): string | undefined {
  return engine?.quality ? labelName(engine.quality) : undefined
}

/** Lists what people want to know of a voice, the most telling first. */
export function labelsOf(voice: Pick<Voice, 'labels' | 'verified_languages'>): readonly string[] {
  const { accent, gender, age, use_case: useCase } = voice.labels
  const languages = languagesOf(voice).map(languageName)
  const named = accent && accentName(accent)
  const labels = [languages[0], named, gender, age, useCase, ...languages.slice(1)]
  return [...new Set(labels.flatMap((label) => (label ? [labelName(label)] : [])))]
}
