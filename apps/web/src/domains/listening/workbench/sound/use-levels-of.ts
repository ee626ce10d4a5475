import type { WorkWaveform } from '@vireo/contracts/workbench'
import { useMemo } from 'react'

import { logQuietly } from '#kit/log.ts'
import { useLevels, type WorkPath } from '../queries.ts'

/** How loud the recording is, at so many moments a second. */
export type Levels = { readonly perSecond: number; readonly bytes: Uint8Array }

/** Answers how loud the recording is, once that is known. */
export function useLevelsOf(path: WorkPath): Levels | undefined {
  const { data } = useLevels(path)
  return useMemo(() => data && readLevels(data), [data])
}

/** Reads levels; what cannot be read is drawn as silence, beside which one works all the same. */
function readLevels({ levels_per_second: perSecond, levels }: WorkWaveform): Levels {
  try {
    return { perSecond, bytes: Uint8Array.from(atob(levels), (character) => character.charCodeAt(0)) }
  } catch (error) {
    logQuietly('the waveform cannot be read', error)
    return { perSecond, bytes: new Uint8Array() }
  }
}
