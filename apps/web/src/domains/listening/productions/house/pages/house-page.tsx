import { Suspense, type ReactNode } from 'react'

import { RowsSkeleton } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { HouseFrame, type HouseView, houseViews } from '../house-frame.tsx'
import { ApplicantsPart } from '../applicants-part.tsx'
import * as areas from '../later-parts.ts'
import { OrdersPart } from '../orders-part.tsx'
import { PricesPart } from '../prices-part.tsx'
import { TasksPart } from '../tasks-part.tsx'

const shown: Readonly<Record<HouseView, () => ReactNode>> = {
  paid: () => <OrdersPart state="paid" />,
  accepted: () => <OrdersPart state="accepted" />,
  disputed: () => <OrdersPart state="disputed" />,
  tasks: () => <TasksPart />,
  applicants: () => <ApplicantsPart />,
  producers: () => <areas.ProducersPart />,
  teams: () => <areas.TeamsPart />,
  qualifications: () => <areas.QualificationsPart />,
  prices: () => <PricesPart />,
  ledger: () => <areas.LedgerPart />,
}

/** Shows whoever runs the instance what of productions waits for them, who works here, and where the money is. */
export function HousePage() {
  const [query] = useAddressQuery()
  const show = houseViews.find((one) => one === query.get('show')) ?? 'paid'
  return (
    <HouseFrame here={show}>
      <Suspense key={show} fallback={<RowsSkeleton />}>
        {query.has('test') ? <areas.TestPart /> : shown[show]()}
      </Suspense>
    </HouseFrame>
  )
}
