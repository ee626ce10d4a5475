import { NotAllowedState, Select } from '@vireo/ui'

import { ApiError } from '#kit/api/index.ts'
import { PageLead } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { ApplicantsPart } from '../house/applicants-part.tsx'
import { OrdersPart } from '../house/orders-part.tsx'
import { PricesPart } from '../house/prices-part.tsx'
import { useHouseOrders } from '../house/queries.ts'
import { TasksPart } from '../house/tasks-part.tsx'
import { houseWords } from '../house/words.ts'

const shows = ['paid', 'disputed', 'applicants', 'tasks', 'prices'] as const

/** Shows whoever runs the instance what of productions waits for them. */
export function HousePage() {
  const [query, change] = useAddressQuery()
  const show = shows.find((one) => one === query.get('show')) ?? 'paid'
  const paid = useHouseOrders('paid')
  if (paid.error instanceof ApiError && paid.error.code === 'operator_only')
    return <NotAllowedState title={houseWords.operatorOnly} help={houseWords.operatorOnlyText} />
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{houseWords.lead}</PageLead>
      <div className="max-w-xs">
        <Select
          label={houseWords.show}
          value={show}
          groups={[
            {
              label: houseWords.show,
              options: shows.map((value) => ({ value, label: houseWords.shows[value] })),
            },
          ]}
          onChange={(value) => change({ show: value === 'paid' ? undefined : value })}
        />
      </div>
      {show === 'paid' || show === 'disputed' ? <OrdersPart key={show} state={show} /> : null}
      {show === 'applicants' ? <ApplicantsPart /> : null}
      {show === 'tasks' ? <TasksPart /> : null}
      {show === 'prices' ? <PricesPart /> : null}
    </div>
  )
}
