import { QueryClientProvider } from '@tanstack/react-query'

import { LiveRegion } from '../kit/announce.tsx'
import { createQueryClient } from '../kit/api/index.ts'
import { forgetWhenSignedOut } from './forget-when-signed-out.ts'
import { noticeActivity } from './notice-activity.ts'
import { slices } from '../domains/registry.ts'
import { setOffers } from '../kit/offers.ts'
import { Router } from './router.tsx'

const queryClient = createQueryClient()
forgetWhenSignedOut(queryClient)
noticeActivity()
setOffers(slices.flatMap(({ offers }) => offers ?? []))

/** Draws the whole web app. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <LiveRegion />
    </QueryClientProvider>
  )
}
