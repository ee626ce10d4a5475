import {
  type AddressEngineChange,
  type AddressEngineInput,
  type AddressTrial,
  addressEndpoints,
} from '@vireo/contracts/engines'
import type { z } from 'zod'
import type { AddressTrialInput } from '@vireo/contracts/engines'

import { call } from '#kit/api/index.ts'

/** Whose engines by address are looked after: everybody's here, or those of the workspace. */
export type EngineOwner = 'instance' | 'workspace'

type TrialInput = z.input<typeof AddressTrialInput>

/** Adds an engine. */
export async function addEngine(owner: EngineOwner, input: AddressEngineInput): Promise<void> {
  await (owner === 'instance' ? call(addressEndpoints.addShared, input) : call(addressEndpoints.addOwn, input))
}

/** Changes an engine. */
export async function changeEngine(owner: EngineOwner, id: string, change: AddressEngineChange): Promise<void> {
  await (owner === 'instance'
    ? call(addressEndpoints.changeShared, { address_engine: id, ...change })
    : call(addressEndpoints.changeOwn, { engine_id: id, ...change }))
}

/** Removes an engine. */
export async function removeEngine(owner: EngineOwner, id: string): Promise<void> {
  await (owner === 'instance'
    ? call(addressEndpoints.removeShared, { address_engine: id })
    : call(addressEndpoints.removeOwn, { engine_id: id }))
}

/** Tries an engine once, saved or not. */
export function tryEngine(owner: EngineOwner, input: TrialInput): Promise<AddressTrial> {
  return owner === 'instance' ? call(addressEndpoints.tryShared, input) : call(addressEndpoints.tryOwn, input)
}
