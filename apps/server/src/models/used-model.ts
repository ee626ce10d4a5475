import type { Capability } from '@vireo/engines'
import type { ModelEntry, ModelTrial } from '../ports/models.ts'

/** What the engines know of an installed model. */
export type UsedModel = {
  readonly name: string
  readonly capability: Capability
  /** What else it does. */
  readonly also: readonly Capability[]
  readonly languages: readonly string[]
  readonly speakers: ModelEntry['speakers']
}

/** Describes a model that the operator put there themselves. */
export function ownEntry(
  { name, capability, also, languages, speakers }: UsedModel,
  voices: ModelEntry['voices'],
  trial: ModelTrial | undefined,
): ModelEntry {
  const licence = { name: 'Not stated', url: '', notes: 'Added by whoever runs this instance.' }
  return {
    name,
    capability,
    also,
    languages,
    speakers,
    voices,
    licence,
    trial,
    purpose: 'Added by whoever runs this instance.',
    isCommercial: true,
    bytes: 0,
    downloadedBytes: 0,
    memoryBytes: 0,
    state: 'installed',
    problem: undefined,
    isUnreachable: false,
  }
}
