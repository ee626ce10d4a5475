import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import { getOwnVoice } from '../own-voice.ts'
import type { VoiceSampleRow } from '../tables.ts'
import { listSamples as listSampleRows } from './sample-store.ts'

/** Lists the samples of a voice that the caller may see. Throws `voice_not_found`. */
export async function listSamples(
  ctx: Context,
  input: Input<typeof voicesEndpoints.listSamples>,
): Promise<readonly VoiceSampleRow[]> {
  const voice = await getOwnVoice(ctx, input.voice_id, 'viewer')
  return listSampleRows(ctx, voice.id)
}
