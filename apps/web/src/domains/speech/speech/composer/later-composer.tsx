import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import type { SmallComposerProps } from './small-composer.tsx'

const Composer = later(async () => ({ default: (await import('./small-composer.tsx')).SmallComposer }))

/** Shows the workbench in small; its place is kept while its code comes. */
export function SmallComposer(props: SmallComposerProps) {
  return (
    <Suspense fallback={<Skeleton className="h-55" />}>
      <Composer {...props} />
    </Suspense>
  )
}
