import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Badge } from '@vireo/ui'

import { formatDate, formatExact, languageName } from '#kit/format/index.ts'
import { labelsOf } from '../library-filter.ts'
import { isPremade } from '../is-premade.ts'
import { libraryWords } from '../words.ts'

/** Everything that is known of a published voice. */
export function VoiceFacts({ voice }: { readonly voice: LibraryVoice }) {
  const labels = [...(voice.language === null ? [] : [languageName(voice.language)]), ...labelsOf(voice)]
  if (isPremade(voice)) return <Described voice={voice} labels={[libraryWords.premade, ...labels]} />
  const facts: readonly (readonly [string, string])[] = [
    [libraryWords.category, libraryWords.categories[voice.category] ?? voice.category],
    [libraryWords.published, formatDate(voice.date_unix)],
    [libraryWords.copiesLabel, formatExact(voice.cloned_by_count)],
    [libraryWords.usageLabel, formatExact(voice.usage_character_count_1y)],
    [libraryWords.usageWeekLabel, formatExact(voice.usage_character_count_7d)],
    [libraryWords.noticeLabel, libraryWords.days(voice.notice_period ?? 0)],
  ]
  return (
    <div className="flex flex-col gap-4">
      <Described voice={voice} labels={labels} />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {voice.live_moderation_enabled ? <p className="text-sm text-muted">{libraryWords.moderatedHelp}</p> : null}
    </div>
  )
}

function Described({ voice, labels }: { readonly voice: LibraryVoice; readonly labels: readonly string[] }) {
  return (
    <>
      {voice.description ? <p className="text-sm text-wrap break-words">{voice.description}</p> : null}
      <ul className="flex flex-wrap gap-1">
        {labels.map((label) => (
          <li key={label}>
            <Badge>{label}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
