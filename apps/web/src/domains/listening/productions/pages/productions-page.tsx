import { Navigate } from 'react-router'

import { RowsSkeleton } from '#kit/page/index.ts'
import { paths } from '#kit/routing/index.ts'
import { useProducer } from '../producer/queries.ts'

/** Leads producers to what they could claim, everybody else to their orders. */
export function ProductionsPage() {
  const { producer, isNone, error } = useProducer()
  if (producer) return <Navigate to={paths.unclaimedTasks} replace />
  if (isNone || error) return <Navigate to={paths.productionOrders} replace />
  return <RowsSkeleton />
}
