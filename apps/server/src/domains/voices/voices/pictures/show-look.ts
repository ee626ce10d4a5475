import type { VoiceId } from '@vireo/contracts/kit'
import type { LookOfVoice } from '#history'
import type { With } from '#ports/ports.ts'
import { sketchOfPremade } from '../library/premade-sketches.ts'
import { findSketches, type ShownSketch } from '../sketches/sketch-store.ts'
import { pictureFile } from './picture-file.ts'
import { findPicture } from './picture-store.ts'

/** Answers how a voice looks: a copy that has no picture like its original, a premade one as it was measured. */
export async function showLook(ctx: With<'storage'>, voiceId: VoiceId): Promise<LookOfVoice> {
  const premade = sketchOfPremade(voiceId)
  const row = premade ? undefined : (await findSketches(ctx, [voiceId])).get(voiceId)
  const traits = premade?.traits ?? row?.traits
  return {
    picture: await pictureOf(ctx, row),
    id: row?.seed ?? voiceId,
    sound: {
      pitchHz: traits?.pitchHz ?? undefined,
      brightness: traits?.brightness ?? undefined,
      roughness: traits?.roughness ?? undefined,
    },
  }
}

/** Reads the picture of a voice; undefined where it has none, or one whose file went meanwhile. */
async function pictureOf(ctx: With<'storage'>, row: ShownSketch | undefined): Promise<Uint8Array | undefined> {
  const { storage } = ctx.ports
  const voiceId = row?.picture_of ?? undefined
  const found = voiceId && (await findPicture(ctx, voiceId))
  if (!voiceId || !found) return undefined
  const key = pictureFile(found.workspace_id, voiceId, found.picture)
  if ((await storage.size(key)) === undefined) return undefined
  const blocks: Uint8Array[] = []
  for await (const block of storage.read(key)) blocks.push(block)
  return Buffer.concat(blocks)
}
