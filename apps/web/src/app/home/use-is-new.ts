import { useEffect, useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '../../kit/storage.ts'

const madeKey = 'vireo.something-made'

/**
 * Tells whether somebody has made nothing yet. Until that is known, what was true the last time decides; and who was new when they came
 * stays so until they leave: the text that is spoken must not move under their eyes.
 */
export function useIsNew(isFirst: boolean, made: number | undefined): boolean {
  const [stays, setStays] = useState(isFirst)
  const [hasMade] = useState(() => readStored(madeKey, z.literal(true)) === true)
  if (made === 0 && !stays) setStays(true)
  useEffect(() => {
    if (made) writeStored(madeKey, true)
  }, [made])
  return stays || (made === undefined && !hasMade)
}
