import type { HistoryItem } from '@vireo/contracts/history'

/** Answers what the composer is handed: the lines of a dialogue with their voices, or a text with its one. */
export function handoverOf({ dialogue, text, voice_id: voiceId }: HistoryItem) {
  return dialogue?.length ? { dialogue } : { text: text ?? '', voiceId: voiceId ?? undefined }
}
