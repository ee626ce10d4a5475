import { instruments, isDrumKit, type InstrumentName } from '../instruments.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { roles, type Role } from '../score.ts'
import type { Swap } from './arrange.ts'
import { type Composition, partName } from './compose.ts'

/** What changes of a piece, in words that people and other engines have for it. */
export type Changes = {
  readonly key?: string
  readonly tempoBpm?: number
  readonly players?: readonly { readonly role: string; readonly from: string; readonly to: string }[]
}

/**
 * Changes key, tempo or players of a piece and nothing else: each section keeps its number, so its thoughts stay; at another
 * tempo it has as many beats as before. Throws where a key or an instrument is none.
 */
export function rework(piece: Composition, { key, tempoBpm = piece.tempoBpm, players = [] }: Changes): Composition {
  const { swaps: before = [] } = piece.band
  const swaps = players.map(swapOf)
  const longer = piece.tempoBpm / tempoBpm
  return {
    ...piece,
    key: key === undefined ? piece.key : keyOf(key),
    tempoBpm,
    tempoHold: 'kept',
    band: { ...piece.band, swaps: [...before, ...swaps] },
    // Whoever plays instead of somebody stands where they stood; who played elsewhere already has one place, and is one part.
    ...(piece.partOrder && { partOrder: [...new Set(piece.partOrder.map((name) => swaps.reduce(inPlace, name)))] }),
    sections: piece.sections.map((section) => ({ ...section, durationMs: Math.round(section.durationMs * longer) })),
  }
}

function inPlace(name: string, { role, from, to }: Swap): string {
  return name === partName({ role, instrument: from }) ? partName({ role, instrument: to }) : name
}

function keyOf(called: string): Composition['key'] {
  const { tonic, mode } = readPrompt(`in ${called}`)
  if (tonic === undefined || mode === undefined) throw new Error(`there is no key ${called}`)
  return { tonic, mode }
}

function swapOf({ role, from, to }: NonNullable<Changes['players']>[number]): Swap {
  if (!isRole(role) || !isInstrument(from) || !isInstrument(to) || isDrumKit(from) !== isDrumKit(to))
    throw new Error(`${to} does not play in place of ${from}`)
  return { role, from, to }
}

function isRole(name: string): name is Role {
  return roles.some((role) => role === name)
}

function isInstrument(name: string): name is InstrumentName {
  return Object.hasOwn(instruments, name)
}
