import type { HistoryItem } from '@vireo/contracts/history'
import { lengthText } from '@vireo/ui'

import { formatDateTime, formatDecimal, formatExact } from '#kit/format/index.ts'
import { creditsSpent } from '../components/excerpt.ts'
import { sourceNameOf } from '../source-name.ts'
import { isVoiceless, speakerNames, speakersOf, typeOf, type Known } from '../speakers.ts'
import { historyWords } from '../words.ts'

export type Fact = { readonly name: string; readonly value: string }

/** Lists what is known of how a recording was made. */
export function factsOf(item: HistoryItem, { voices, modelNames }: Known): Fact[] {
  return present([
    [historyWords.voice, isVoiceless(item) ? undefined : speakerNames(speakersOf(item, voices))],
    [historyWords.type, typeOf(item)],
    [historyWords.changedFrom, sourceNameOf(item)],
    [historyWords.model, item.model_id && (modelNames.get(item.model_id) ?? item.model_id)],
    [historyWords.made, formatDateTime(item.date_unix)],
    [historyWords.length, lengthText(item.duration_ms)],
    [historyWords.credits, formatExact(creditsSpent(item))],
    [historyWords.format, item.output_format],
    [historyWords.settingNames.seed, seedOf(item)],
  ])
}

/** Lists the settings that have a name, except the seed, which is a fact of its own. */
export function settingsOf({ settings }: HistoryItem): Fact[] {
  const { seed: _seed, ...names } = historyWords.settingNames
  return present(Object.entries(names).map(([key, name]) => [name, settingText(settings?.[key])]))
}

function seedOf({ settings }: HistoryItem): string | undefined {
  const seed = settings?.['seed']
  return typeof seed === 'number' ? String(seed) : undefined
}

function settingText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? historyWords.on : historyWords.off
  return typeof value === 'number' ? formatDecimal(value, 2) : undefined
}

function present(facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
