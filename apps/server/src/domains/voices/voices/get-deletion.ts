import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints, VoiceDeletion } from '@vireo/contracts/voices'
import type { With } from '#ports/ports.ts'
import { countItemsSpokenWith } from '#history'
import { countShares } from '#resources'
import { countCopies } from './limits/count-store.ts'
import { assertNotPremade, getOwnVoice } from './own-voice.ts'
import { listSamples } from './samples/sample-store.ts'

/** Returns what would go with a voice if it were deleted. Throws `voice_not_found` and `forbidden`. */
export async function getDeletion(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.getDeletion>,
): Promise<VoiceDeletion> {
  assertNotPremade(ctx, input.voice_id)
  const voice = await getOwnVoice(ctx, input.voice_id, 'admin')
  const [samples, historyItems, shares, copies] = await Promise.all([
    listSamples(ctx, voice.id),
    countItemsSpokenWith(ctx, voice.id),
    countShares(ctx, 'voice', voice.id),
    countCopies(ctx, voice.id),
  ])
  return {
    voice_id: voice.id,
    name: voice.name,
    samples: samples.length,
    sample_bytes: samples.reduce((sum, sample) => sum + sample.size_bytes, 0),
    history_items: historyItems,
    shares,
    copies,
  }
}
