import type { Voice } from '@vireo/contracts/voices'

import { formatDate, formatList, languageName } from '#kit/format/index.ts'
import { languagesOf } from '../filter-voices.ts'
import { accentName, labelName } from '../voice-labels.ts'
import { FactList } from './fact-list.tsx'
import { PageCard } from './page-card.tsx'
import { voicePageWords } from './words.ts'

/** Tells what a voice is good at, and where it comes from. */
export function AboutCard({ voice }: { readonly voice: Voice }) {
  return (
    <PageCard title={voicePageWords.about}>
      <FactList facts={factsOf(voice)} />
    </PageCard>
  )
}

function factsOf(voice: Voice): (readonly [string, string])[] {
  const { use_case: use, descriptive, accent, gender, age } = voice.labels
  const languages = languagesOf(voice).map(languageName)
  const created = voice.created_at_unix
  const facts: readonly (readonly [string, string | undefined])[] = [
    [voicePageWords.purpose, use && labelName(use)],
    [voicePageWords.descriptive, descriptive && labelName(descriptive)],
    [voicePageWords.languages, formatList(languages)],
    [voicePageWords.accent, accent && accentName(accent)],
    [voicePageWords.gender, gender && labelName(gender)],
    [voicePageWords.age, age && labelName(age)],
    [voicePageWords.origin, originOf(voice)],
    [voicePageWords.quality, voice.engine?.quality ? voicePageWords.qualityOf[voice.engine.quality] : undefined],
    [voicePageWords.created, created === null ? undefined : formatDate(created)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

function originOf({ category, cloning_method: method }: Voice): string | undefined {
  const { origins } = voicePageWords
  if (method === 'copied' || method === 'remixed') return origins[method]
  const known: Readonly<Record<string, string | undefined>> = origins
  return known[category]
}
