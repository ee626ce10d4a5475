import type { With } from '#ports/ports.ts'
import type { ShownEngine } from './present-address-engine.ts'
import type { AddressEngineRow } from './tables.ts'
import { toEngine } from './to-engine.ts'

/** Adds to an engine how it is. */
export function shown(ctx: With<'vault' | 'addressEngines'>, row: AddressEngineRow): ShownEngine {
  return { row, health: ctx.ports.addressEngines.health(toEngine(row, ctx.ports.vault)) }
}
