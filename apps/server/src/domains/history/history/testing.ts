import type { Context } from '#kernel/context.ts'
import type { NewItem } from './record-item.ts'

/** An item as a generation records it, without a file behind it; for tests that do not listen. */
export function newItem(ctx: Context, changes: Partial<NewItem> = {}): NewItem {
  const id = ctx.newId('historyItem')
  return {
    id,
    source: 'TTS',
    voice_id: 'a_voice',
    voice_name: 'A voice',
    voice_category: 'premade',
    model_id: 'eleven_multilingual_v2',
    text: 'What was said.',
    settings: null,
    output_format: 'mp3_44100_128',
    content_type: 'audio/mpeg',
    storage_key: `history/${ctx.workspaceId}/${id}.mp3`,
    size_bytes: 1000,
    duration_ms: 1000,
    credits: 14,
    character_count_from: 0,
    character_count_to: 14,
    alignments: null,
    peaks: null,
    ...changes,
  }
}
