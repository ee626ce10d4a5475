import { type api, type Input, sampleLimits } from '@vireo/contracts'
import type { ClonedVoice } from '@vireo/engines'
import { writeAudit } from '../../kernel/audit.ts'
import { AppError } from '../../kernel/errors.ts'
import type { FullContext } from '../../kernel/ports.ts'
import { transaction } from '../../kernel/transaction.ts'
import { assertNotPremade, changeVoice, getOwnVoice, holdOwnVoice, type VoiceChange } from './own-voice.ts'
import { insertSample, listSamples } from './sample-store.ts'
import { keepSamples } from './samples/keep-samples.ts'
import { matchVoice } from './samples/match-voice.ts'
import { noneUsable } from './samples/none-usable.ts'
import { type PreparedSample, takeSamples } from './samples/take-samples.ts'
import type { VoiceRow, VoiceSampleRow } from './tables.ts'
import { countVoiceEdit } from './voice-limits.ts'

export type VoiceEdit = Input<typeof api.voices.edit>

/** What an edit does to how a voice sounds: further recordings, and the recipe that they and those before give. */
type Rematch = { readonly added: readonly PreparedSample[]; readonly clone: ClonedVoice | undefined }

/**
 * Changes what a voice is called and said to be, and what it was made of. What is left out stays; an empty
 * description is none. A clone that gets recordings, or another language, is matched anew.
 */
export async function editVoice(ctx: FullContext, input: VoiceEdit): Promise<void> {
  assertNotPremade(input.voice_id)
  const { added, clone } = await rematch(ctx, await getOwnVoice(ctx, input.voice_id, 'editor'), input)
  await keepSamples(ctx, input.voice_id, added, (rows) => write(ctx, input, rows, clone))
}

function write(
  ctx: FullContext,
  input: VoiceEdit,
  rows: readonly VoiceSampleRow[],
  clone: ClonedVoice | undefined,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const voice = await holdOwnVoice(ctx, input.voice_id, 'editor')
    await countVoiceEdit(ctx)
    for (const row of rows) await insertSample(ctx, row)
    const sound = clone && { recipe: clone.recipe, method: clone.method }
    const changed = await changeVoice(ctx, voice, { ...changeOf(input), ...sound })
    await writeAudit(ctx, {
      action: 'voices.edited',
      target: { kind: 'voice', id: voice.id },
      details: { name: changed.name, name_before: voice.name, samples_added: rows.length },
    })
  })
}

async function rematch(ctx: FullContext, voice: VoiceRow, input: VoiceEdit): Promise<Rematch> {
  const { files } = input.files
  const language = changeOf(input).language ?? voice.language
  const speaksAnother = primaryOf(language) !== primaryOf(voice.language)
  if (files.length > 0 && !isClone(voice)) {
    throw new AppError('invalid_parameters', {
      param: 'files',
      message: 'Only an instant clone takes recordings here.',
    })
  }
  if (!isClone(voice) || (files.length === 0 && !speaksAnother)) return { added: [], clone: undefined }
  const kept = await listSamples(ctx, voice.id)
  if (kept.length + files.length > sampleLimits.filesMax) {
    const message = `A voice has at most ${sampleLimits.filesMax} samples.`
    throw new AppError('invalid_parameters', { param: 'files', message })
  }
  const known = kept.map(({ hash }) => hash)
  const taken = await takeSamples(ctx, files, { removesNoise: input.remove_background_noise, known })
  if (files.length > 0 && taken.accepted.length === 0) throw noneUsable(taken.files)
  if (kept.length + taken.accepted.length === 0) return { added: [], clone: undefined }
  return {
    added: taken.accepted,
    clone: await matchVoice(ctx, { voiceId: voice.id, language, fresh: taken.accepted, kept }),
  }
}

const isClone = ({ category, copied_from }: VoiceRow): boolean => category === 'cloned' && copied_from === null

const primaryOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? ''

function changeOf({ name, description, labels }: VoiceEdit): VoiceChange {
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
