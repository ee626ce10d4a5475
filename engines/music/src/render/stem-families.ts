import type { StemFamily } from '@vireo/engines'
import { isDrumKit, type InstrumentName } from '../instruments.ts'
import type { Part } from '../score.ts'

const families: Partial<Record<InstrumentName, StemFamily>> = {
  piano: 'piano',
  'electric piano': 'piano',
  'nylon guitar': 'guitar',
  'acoustic guitar': 'guitar',
  'jazz guitar': 'guitar',
  'clean guitar': 'guitar',
  'muted guitar': 'guitar',
  'overdriven guitar': 'guitar',
  'distorted guitar': 'guitar',
  'double bass': 'bass',
  'bass guitar': 'bass',
  'slap bass': 'bass',
  'synth bass': 'bass',
  choir: 'vocals',
}

/** Answers what separators of recordings would call a part: by who plays it, else by what it does. */
export function familyOf({ role, instrument }: Pick<Part, 'role' | 'instrument'>): StemFamily {
  if (isDrumKit(instrument)) return 'drums'
  return families[instrument] ?? (role === 'bass' ? 'bass' : 'other')
}
