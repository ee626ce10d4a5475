import type { Answer } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import { hostOf } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import { findNothingLeaves, listEnginesOf } from '../address-engine-store.ts'
import { presentAddressEngine, type ShownEngine } from '../present-address-engine.ts'
import { shown } from '../shown.ts'
import { hasOwnEngines } from './has-own-engines.ts'

export type OwnEngines = {
  readonly engines: readonly ShownEngine[]
  readonly nothingLeaves: boolean
  readonly mayHaveOwn: boolean
  readonly sharedHosts: readonly string[]
}

/** Lists the engines by address of the caller's workspace, and what it lets leave this instance. */
export async function listOwn(ctx: With<'vault' | 'addressEngines'>): Promise<OwnEngines> {
  const [rows, sharedRows, nothingLeaves, mayHaveOwn] = await Promise.all([
    listEnginesOf(ctx, ctx.workspaceId),
    listEnginesOf(ctx, null),
    findNothingLeaves(ctx, ctx.workspaceId),
    hasOwnEngines(ctx),
  ])
  const sharedHosts = [...new Set(sharedRows.map(hostOf))].toSorted()
  return { engines: rows.map((row) => shown(ctx, row)), nothingLeaves, mayHaveOwn, sharedHosts }
}

/** Presents the engines by address of a workspace. */
export function presentOwn(own: OwnEngines): Answer<typeof addressEndpoints.listOwn> {
  return {
    engines: own.engines.map(presentAddressEngine),
    nothing_leaves: own.nothingLeaves,
    may_have_own: own.mayHaveOwn,
    shared_hosts: [...own.sharedHosts],
  }
}
