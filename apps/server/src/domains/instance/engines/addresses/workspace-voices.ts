import type { TransactionContext } from '#kernel/context.ts'
import { addressEngineName, baseOfVoice, hostOf, readVoiceBase } from '#ports/address-engines.ts'
import { addVoice, changeVoice, removeVoice } from '#voices'
import { holdVoicesByEngine } from '#voices/elsewhere/index.ts'
import type { AddressEngineRow } from './tables.ts'

const sentTo = 'Text spoken by this voice is sent to '

/** Says where text goes that a voice speaks. */
export function describeVoice(engine: Pick<AddressEngineRow, 'name' | 'address'>): string {
  return `${sentTo}${hostOf(engine)}.`
}

/** Writes the name of an engine's voice as people read it. */
export function nameOfVoice(voice: string): string {
  return voice.charAt(0).toUpperCase() + voice.slice(1)
}

/**
 * Gives a workspace the voices of its engine, and takes away those that it no longer has. Throws `voice_limit_reached`
 * and its kin.
 */
export async function followVoices(ctx: TransactionContext, engine: AddressEngineRow): Promise<void> {
  const there = await holdVoicesByEngine(ctx, addressEngineName, `${engine.id}/`)
  const wanted = engine.capabilities.includes('speech') ? engine.voices : []
  const known = new Map(there.map((row) => [readVoiceBase(row.recipe?.base ?? '').voice, row]))
  for (const [voice, row] of known) if (!wanted.includes(voice)) await removeVoice(ctx, row)
  const language = engine.languages[0] ?? 'en'
  const description = describeVoice(engine)
  for (const voice of wanted) {
    const row = known.get(voice)
    // What somebody wrote of it stays; where its text goes is true after the engine has moved, too.
    if (row?.description?.startsWith(sentTo) && row.description !== description)
      await changeVoice(ctx, row, { description })
    if (row) continue
    await addVoice(ctx, {
      name: nameOfVoice(voice),
      description,
      category: 'generated',
      labels: { language: language.split('-', 1)[0] ?? language },
      language,
      recipe: { engine: addressEngineName, base: baseOfVoice(engine.id, voice), gainDb: 0 },
      method: 'by_address',
    })
  }
}

/** Takes the voices of an engine away that is removed. */
export async function removeVoicesOf(ctx: TransactionContext, engine: AddressEngineRow): Promise<void> {
  for (const row of await holdVoicesByEngine(ctx, addressEngineName, `${engine.id}/`)) await removeVoice(ctx, row)
}
