import type { HistoryItem } from '@vireo/contracts/history'

/** Answers what the composer is handed: the lines of a dialogue or a text with its voice, and how the recording was made. */
export function handoverOf(item: HistoryItem) {
  const { dialogue, text, voice_id: voiceId } = item
  const recording = recordingOf(item)
  return dialogue?.length ? { dialogue, recording } : { text: text ?? '', voiceId: voiceId ?? undefined, recording }
}

/** Answers how a recording was made, so that the same text becomes the same recording again. */
export function recordingOf({ model_id: modelId, output_format: outputFormat, settings }: HistoryItem) {
  const { seed, language_code: languageCode, ...controls } = settings ?? {}
  return { modelId, outputFormat, seed, languageCode, controls }
}
