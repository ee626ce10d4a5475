import { useMemo } from 'react'

import { useLevels, type WorkPath } from '../queries.ts'

/** How loud the recording is, at so many moments a second. */
export type Levels = { readonly perSecond: number; readonly bytes: Uint8Array }

/** Answers how loud the recording is, once that is known. */
export function useLevelsOf(path: WorkPath): Levels | undefined {
  const { data } = useLevels(path)
  return useMemo(
    () =>
      data && {
        perSecond: data.levels_per_second,
        bytes: Uint8Array.from(atob(data.levels), (character) => character.charCodeAt(0)),
      },
    [data],
  )
}
