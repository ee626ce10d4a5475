import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import { EngineError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { AddressTrial } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import { enterUnpaid } from '#usage'
import { everydaySentences, speakAs } from '#voices/speaking/index.ts'
import { libraryVoices } from '#voices/library/index.ts'
import type { EngineOwner } from './address-engine-store.ts'
import { getEngineOf } from './change-engine.ts'
import { assertUsable, fieldsOf } from './engine-fields.ts'
import { openKey } from './seal-key.ts'
import { toEngine } from './to-engine.ts'
import type { AddressEngineRow } from './tables.ts'

export type Tried = { readonly trial: AddressTrial; readonly voices: readonly string[] }
type Asked = Input<typeof addressEndpoints.tryShared>
type Ports = 'concurrency' | 'settings' | 'outbound' | 'vault' | 'addressEngines' | 'speech'

/** What a maker of sounds is asked for: nothing that can be mistaken for another. */
const soundToTry = 'Rain on a tin roof'

/** What a recogniser hears is at this rate, as most of them want it. */
const clipFormat = { codec: 'wav', sampleRateHz: 16_000 } as const

/**
 * Tries an engine once, saved or not. Throws `engine_trial_failed` with what went wrong, and what `assertUsable` does,
 * save that voices may be missing where the server lists its own, and `concurrent_limit_exceeded`: a server may take its
 * time, and nobody pays for that.
 */
export async function tryEngine(ctx: With<Ports>, owner: EngineOwner, asked: Asked): Promise<Tried> {
  const place = await enterUnpaid(ctx)
  try {
    return await tryOnce(ctx, owner, asked)
  } finally {
    place.leave()
  }
}

async function tryOnce(
  ctx: With<Ports>,
  owner: EngineOwner,
  { engine_id: savedId, capability, ...input }: Asked,
): Promise<Tried> {
  const saved = savedId ? await getEngineOf(ctx, owner, savedId) : undefined
  const fields = { ...fieldsOf(ctx, input), capabilities: [capability], next_engine_id: null }
  await assertUsable(ctx, owner, { ...fields, voices: ['any'] })
  const now = ctx.now()
  const row: AddressEngineRow = {
    ...fields,
    ...(isSameServer(saved, fields) && input.api_key === undefined && { sealed_key: saved?.sealed_key ?? null }),
    // What is tried is nobody's yet: how it does says nothing of the saved one.
    id: ctx.newId('addressEngine'),
    workspace_id: owner,
    created_by: ctx.actor.userId,
    created_at: now,
    updated_at: now,
  }
  if (row.sealed_key !== null && openKey(ctx.ports.vault, row) === undefined)
    throw new AppError('engine_trial_failed', { message: 'The key cannot be read any more. Enter it again.' })
  return perform(ctx, row, capability)
}

function isSameServer(saved: AddressEngineRow | undefined, { address }: Pick<AddressEngineRow, 'address'>): boolean {
  return saved !== undefined && new URL(saved.address).origin === new URL(address).origin
}

async function perform(ctx: With<Ports>, row: AddressEngineRow, capability: Asked['capability']): Promise<Tried> {
  const { addressEngines, vault } = ctx.ports
  try {
    const voices = capability === 'speech' ? await addressEngines.listVoices(toEngine(row, vault)) : []
    const engine = toEngine({ ...row, voices: row.voices.length > 0 ? row.voices : voices.slice(0, 1) }, vault)
    if (capability === 'speech' && engine.voices.length === 0)
      throw new AppError('engine_needs_voices', { param: 'voices' })
    const [said = ''] = everydaySentences(engine.languages[0] ?? 'en')
    const sentence = capability === 'sound_effects' ? soundToTry : said
    const listens = capability === 'recognition' || capability === 'separation'
    const clip = listens ? await speakClip(ctx, sentence) : undefined
    return { trial: await addressEngines.tryOut(engine, { capability, sentence, clip }), voices }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new AppError('engine_trial_failed', { message: error.message, data: { reason: error.kind }, cause: error })
  } finally {
    await addressEngines.changed(row.id)
  }
}

async function speakClip(ctx: With<'speech'>, sentence: string): Promise<Uint8Array> {
  const recipe = libraryVoices.find(({ languages }) => languages[0].startsWith('en'))?.recipe
  if (!recipe) throw new AppError('service_unavailable')
  return (await speakAs(ctx, { text: sentence, recipe, language: 'en', format: clipFormat })).audio
}
