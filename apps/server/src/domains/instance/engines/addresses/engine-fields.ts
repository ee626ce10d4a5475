import type { AddressEngineChange, AddressEngineInput } from '@vireo/contracts/engines'
import { AppError } from '#kernel/errors.ts'
import { OutboundError } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'
import { type EngineOwner, findEngineOf } from './address-engine-store.ts'
import { sealKey } from './seal-key.ts'
import type { AddressEngineRow } from './tables.ts'

/** What people say of an engine. */
export type EngineFields = Omit<AddressEngineRow, 'id' | 'workspace_id' | 'created_by' | 'created_at' | 'updated_at'>

/** Converts what is said of a new engine to its columns. */
export function fieldsOf(ctx: With<'vault'>, input: AddressEngineInput): EngineFields {
  const { api_key: key, ...said } = input
  return normal({ ...said, ...sealKey(ctx.ports.vault, key ?? null) })
}

/**
 * Applies a change to an engine. A key stays with the server that it was given for: whoever changes the server has to
 * give the key again, and nobody learns a key by sending it to a server of theirs.
 */
export function changedFields(ctx: With<'vault'>, row: AddressEngineRow, change: AddressEngineChange): EngineFields {
  const { api_key: key, ...said } = change
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const changed = { ...row, ...given }
  const isElsewhere = new URL(changed.address).origin !== new URL(row.address).origin
  const isKept = key === undefined && !isElsewhere
  return normal({ ...changed, ...(isKept ? {} : sealKey(ctx.ports.vault, key ?? null)) })
}

function normal(fields: EngineFields): EngineFields {
  return {
    ...fields,
    address: fields.address.replace(/\/+$/, ''),
    capabilities: [...new Set(fields.capabilities)],
    voices: [...new Set(fields.voices)],
    languages: [...new Set(fields.languages)],
  }
}

/**
 * Refuses what could not be asked: an address that may not, an engine that speaks without voices, and a follower that is
 * another's or the engine itself. Followers that lead round in a circle are asked once each. Throws `engine_address_refused`, `engine_needs_voices`, `engine_next_unknown`.
 */
export async function assertUsable(
  ctx: With<'outbound'>,
  owner: EngineOwner,
  { address, capabilities, voices, next_engine_id: next }: EngineFields,
  ownId?: string,
): Promise<void> {
  if (capabilities.includes('speech') && voices.length === 0)
    throw new AppError('engine_needs_voices', { param: 'voices' })
  try {
    await ctx.ports.outbound.assertAllowed(address)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('engine_address_refused', { message: error.message, param: 'address', cause: error })
  }
  if (next === null) return
  const isKnown = next !== ownId && (await findEngineOf(ctx, owner, next)) !== undefined
  if (!isKnown) throw new AppError('engine_next_unknown', { param: 'next_engine_id' })
}
