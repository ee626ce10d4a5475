import { Suspense } from 'react'

import { offersAt } from '#kit/offers.ts'
import { whereVoicesLack } from '../beside-voices.ts'

/** Shows what slices above say where a list of voices is empty. */
export function LackNotes() {
  return (
    <Suspense>
      {offersAt(whereVoicesLack).map((Note, at) => (
        <Note key={at} />
      ))}
    </Suspense>
  )
}
