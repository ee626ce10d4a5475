import type { api, Input } from '@vireo/contracts'
import { writeAudit } from '../../kernel/audit.ts'
import type { Context } from '../../kernel/context.ts'
import { transaction } from '../../kernel/transaction.ts'
import { assertNotPremade, changeVoice, holdOwnVoice, type VoiceChange } from './own-voice.ts'
import { countVoiceEdit } from './voice-limits.ts'

/** What the form says of a voice; samples apart. */
export type VoiceTexts = Pick<Input<typeof api.voices.edit>, 'voice_id' | 'name' | 'description' | 'labels'>

/** Changes what a voice is called and said to be. What is left out stays; an empty description is none. */
export async function editVoice(ctx: Context, input: VoiceTexts): Promise<void> {
  assertNotPremade(input.voice_id)
  await transaction(ctx, async (ctx) => {
    const voice = await holdOwnVoice(ctx, input.voice_id, 'editor')
    await countVoiceEdit(ctx)
    const changed = await changeVoice(ctx, voice, changeOf(input))
    await writeAudit(ctx, {
      action: 'voices.edited',
      target: { kind: 'voice', id: voice.id },
      details: { name: changed.name, name_before: voice.name },
    })
  })
}

function changeOf({ name, description, labels }: VoiceTexts): VoiceChange {
  const language = labels && localeOf(labels['language'])
  return {
    name,
    ...(description !== undefined && { description: description || null }),
    ...(labels && { labels }),
    ...(language && { language }),
  }
}

/** A label names a language as people write it; one that is none says nothing about the voice. */
function localeOf(label: string | undefined): string | undefined {
  try {
    return label && new Intl.Locale(label.replaceAll('_', '-')).toString()
  } catch {
    return undefined
  }
}
