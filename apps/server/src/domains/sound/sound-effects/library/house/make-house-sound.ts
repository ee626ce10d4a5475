import { parseOutputFormat } from '@vireo/audio'
import { EngineError, type MadeEffect } from '@vireo/engines'
import { transaction } from '#kernel/transaction.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import { keepOnce } from '#ports/keep-once.ts'
import type { With } from '#ports/ports.ts'
import { findLibrarySound } from '../catalogue/library-sounds.ts'
import { placesOf } from '../similar/places-of.ts'
import { saveFacts, savePlaces } from '../store/print-store.ts'
import { edition } from './stock-library.ts'

/** All who listen wait in one line: what is made is made once, whoever asks first. */
const listenersShare = 'sound-library'
const wishes = { seconds: undefined, influence: 0.7, seed: 1, lufs: -23 } as const

export type Making = With<'soundEffects' | 'storage'>

/** Answers where a sound of the house lies once it is made. */
export function houseKey(id: string): string {
  return `sound-library/${edition}/${id}.mp3`
}

/** Makes a sound of the house, for everybody and for good, unless it is there or under way. Returns its size in bytes. */
export async function keepHouseSound(ctx: Making, id: string): Promise<number> {
  const { storage } = ctx.ports
  const key = houseKey(id)
  return (await storage.size(key)) ?? (await keepOnce(storage, key, () => makeAndDescribe(ctx, id)))
}

/** Makes a sound of the house again and writes down what is heard of it: of one that lies there nobody may know. */
export async function describeHouseSound(ctx: Making, id: string): Promise<void> {
  await keepOnce(ctx.ports.storage, houseKey(id), () => makeAndDescribe(ctx, id))
}

async function makeAndDescribe(ctx: Making, id: string): Promise<Uint8Array> {
  const made = await makeHouseSound(ctx, id, { formatName: 'mp3_44100_128', share: listenersShare })
  await transaction(ctx, async (ctx) => {
    await saveFacts(ctx, id, made)
    await savePlaces(ctx, id, placesOf(made.print))
  })
  return made.bytes
}

/** Makes a sound of the house in a format. */
export async function makeHouseSound(
  ctx: With<'soundEffects'>,
  id: string,
  { formatName, share }: { readonly formatName: string; readonly share: string },
): Promise<MadeEffect> {
  const sound = findLibrarySound(id)
  const format = parseOutputFormat(formatName)
  if (!sound || !format) throw new Error(`Nothing is known of ${id} or ${formatName}.`)
  try {
    const { english: text, endless: loops } = sound
    const outcome = await ctx.ports.soundEffects.make({ ...wishes, text, loops }, format, { share })
    if (outcome.kind === 'made') return outcome
    throw new Error(`No sound is made of “${text}”.`)
  } catch (error) {
    throw error instanceof EngineError ? engineFailure(error) : error
  }
}
