import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { Explore } from '../explore/explore.tsx'
import { addressOf, filterFrom } from '../library-filter.ts'

/** Shows the voices that everybody finds: those that people published, and those that come with the product. */
export function ExplorePage() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo(() => filterFrom(parameters), [parameters])
  return (
    <Explore
      filter={filter}
      onChange={(next) => void navigate(addressOf(paths.voiceLibrary, next), { replace: true })}
    />
  )
}
