import type { HistorySource } from '@vireo/contracts/history'
import type { Made, MadeWith } from '#ports/provenance/manifests.ts'
import type { HistoryRow } from '../tables.ts'

const tools: Partial<Record<HistorySource, MadeWith>> = {
  TTS: 'text_to_speech',
  STS: 'speech_to_speech',
  SFX: 'sound_effects',
  Music: 'music',
}

/** Tells of a recording what its manifest says. */
export function madeOf({ source, dialogue, model_id, content_key, voice_id, voice_category }: HistoryRow): Made {
  const isCloned = voice_category === 'cloned' || voice_category === 'professional'
  return {
    tool: dialogue ? 'text_to_dialogue' : (tools[source] ?? 'text_to_speech'),
    model: model_id,
    contentKey: content_key ?? undefined,
    clonedVoices: isCloned && voice_id !== null ? [voice_id] : [],
  }
}
