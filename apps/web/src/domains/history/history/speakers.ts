import type { HistoryItem } from '@vireo/contracts/history'
import type { DrawnVoice } from '@vireo/ui'

import { currentLocale } from '#kit/language/index.ts'
import { historyWords } from './words.ts'

/** A voice as the list shows it and lets one narrow by. */
export type HistoryVoice = { readonly id: string; readonly name: string; readonly drawn: DrawnVoice }

/** What is known beside the entries themselves: voices by id, and what models are called. */
export type Known = {
  readonly voices: ReadonlyMap<string, HistoryVoice>
  readonly modelNames: ReadonlyMap<string, string>
}

/** Lists who is heard in a recording, each once: the voices of a dialogue in their order, or the one of the rest. */
export function speakersOf(item: HistoryItem, voices: Known['voices']): HistoryVoice[] {
  const lines = (item.dialogue ?? []).map((line) => [line.voice_id, line.voice_name] as const)
  const one = item.voice_id === null ? [] : [[item.voice_id, item.voice_name ?? historyWords.unknownVoice] as const]
  const said = new Map(lines.length > 0 ? lines : one)
  // The name is that of then; how the voice sounds is known of today.
  return [...said].map(([id, name]) => ({ id, name, drawn: voices.get(id)?.drawn ?? { id } }))
}

/** Names who is heard in a recording. */
export function speakerNames(speakers: readonly HistoryVoice[]): string {
  if (speakers.length === 0) return historyWords.unknownVoice
  return new Intl.ListFormat(currentLocale(), { style: 'narrow', type: 'conjunction' }).format(
    speakers.map(({ name }) => name),
  )
}

/** Says whether nobody speaks in a recording: in a sound effect, and in music. */
export function isVoiceless({ source }: Pick<HistoryItem, 'source'>): boolean {
  return source === 'SFX' || source === 'Music'
}

/** Says who is heard where no voice is named: what it is, where nobody speaks. */
export function makerOf({ source }: Pick<HistoryItem, 'source'>): string {
  return source !== null && isVoiceless({ source }) ? historyWords.sources[source] : historyWords.unknownVoice
}

/** Says in what way a recording was made. */
export function typeOf({ source, dialogue }: HistoryItem): string | undefined {
  if (source === null) return undefined
  return dialogue !== null && dialogue.length > 0 ? historyWords.dialogue : historyWords.sources[source]
}
