import type { LibraryVoice } from '@vireo/contracts/voice-library'

import { formatDate, formatExact, formatList, languageName } from '#kit/format/index.ts'
import { FactList, PageCard } from '#voices/voice-page/index.ts'
import { labelsOf } from '../library-filter.ts'
import { libraryWords } from '../words.ts'

/** Tells everything that is known of a published voice. */
export function VoiceFacts({ voice }: { readonly voice: LibraryVoice }) {
  const labels = [...(voice.language === null ? [] : [languageName(voice.language)]), ...labelsOf(voice)]
  const facts: readonly (readonly [string, string])[] = [
    [libraryWords.labels, formatList(labels)],
    [libraryWords.category, libraryWords.categories[voice.category] ?? voice.category],
    [libraryWords.published, formatDate(voice.date_unix)],
    [libraryWords.copiesLabel, formatExact(voice.cloned_by_count)],
    [libraryWords.usageLabel, formatExact(voice.usage_character_count_1y)],
    [libraryWords.usageWeekLabel, formatExact(voice.usage_character_count_7d)],
    [libraryWords.noticeLabel, libraryWords.days(voice.notice_period ?? 0)],
  ]
  return (
    <PageCard title={libraryWords.facts}>
      <FactList facts={facts.filter(([, value]) => value !== '')} />
      {voice.live_moderation_enabled ? <p className="text-sm text-muted">{libraryWords.moderatedHelp}</p> : null}
    </PageCard>
  )
}
