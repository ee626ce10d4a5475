import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { Explore } from '../explore/explore.tsx'
import { addressOf, filterFrom, type LibraryFilter } from '../library-filter.ts'

/** Shows those of the voices that everybody finds that come with the product; without that filter, all of them. */
export function DefaultVoicesPage() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo((): LibraryFilter => ({ ...filterFrom(parameters), category: 'premade' }), [parameters])
  const change = (next: LibraryFilter) => {
    const address =
      next.category === 'premade'
        ? addressOf(paths.defaultVoices, { ...next, category: '' })
        : addressOf(paths.voiceLibrary, next)
    void navigate(address, { replace: true })
  }
  return <Explore filter={filter} onChange={change} />
}
