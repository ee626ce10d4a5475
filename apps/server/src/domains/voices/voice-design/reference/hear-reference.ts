import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import type { VoiceRecipe } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hearVoice, inScratchFolder } from '#voices/samples/index.ts'
import { characterOf } from '../recipes/characters.ts'

/** What is taken from a recording: how high, how fast and how lively somebody speaks. Their timbre is left to them. */
export type HeardReference = { readonly pitchHz: number; readonly rate: number; readonly pitchRange: number }

const fieldName = 'reference_audio_base64'
const base64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/

/** Listens to a reference recording by the acoustic matching that clones are made with. Keeps nothing of it. */
export function hearReference(
  ctx: With<'media' | 'speechAnalysis' | 'voiceCloning'>,
  encoded: string,
): Promise<HeardReference> {
  if (!base64.test(encoded)) {
    throw new AppError('invalid_audio', { message: 'The reference recording is no base64.', param: fieldName })
  }
  const bytes = Buffer.from(encoded, 'base64')
  return inScratchFolder(async (folder) => {
    const file = path.join(folder, 'reference')
    await writeFile(file, bytes, { mode: 0o600 })
    const upload = {
      fieldName,
      fileName: 'reference',
      mediaType: 'application/octet-stream',
      path: file,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    return hearVoice(ctx, upload, voiceDesignLimits.referenceMsMax, async (sound) => {
      const wishes = { samples: [sound], language: 'en', effort: 'instant', seed: 0 } as const
      const { recipe } = await ctx.ports.voiceCloning.clone(wishes, { signal: ctx.signal, share: ctx.workspaceId })
      return heardIn(recipe)
    })
  })
}

function heardIn({ engine, base, pitchHz, pitchFactor = 1, rate = 1, pitchRange = 1 }: VoiceRecipe): HeardReference {
  const own = pitchHz ?? characterOf(engine, base)?.pitchHz
  if (own === undefined) throw new AppError('engine_failed', { message: 'The reference recording was not understood.' })
  return { pitchHz: own * pitchFactor, rate, pitchRange }
}
