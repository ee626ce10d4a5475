import type { TransactionContext } from '#kernel/context.ts'
import { addressEngineName, baseOfVoice, hostOf, readVoiceBase } from '#ports/address-engines.ts'
import { addVoice, removeVoice } from '#voices'
import { holdVoicesByEngine } from '#voices/elsewhere/index.ts'
import type { AddressEngineRow } from './tables.ts'

/** Says where text goes that a voice speaks. */
export function describeVoice(engine: Pick<AddressEngineRow, 'name' | 'address'>): string {
  return `Text spoken by this voice is sent to ${hostOf(engine)}.`
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
  for (const voice of wanted) {
    if (known.has(voice)) continue
    await addVoice(ctx, {
      name: nameOfVoice(voice),
      description: describeVoice(engine),
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
