import { Suspense } from 'react'

import { later } from '#kit/later.tsx'

const Example = later(async () => ({ default: (await import('./example-to-hear.tsx')).ExampleToHear }))

/** Lets one hear an example where nothing is yet; fetched only there. */
export function LaterExample() {
  return (
    <Suspense>
      <Example />
    </Suspense>
  )
}
