import { type HouseOrder, orderLimits } from '@vireo/contracts/productions'
import { Button, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { dayText } from '../shown/instants.ts'
import { centsText } from '../shown/money.ts'
import { NoteDialog } from '../shown/note-dialog.tsx'
import { HouseList } from './house-list.tsx'
import { type HouseDecision, useHouseActions, useHouseOrders } from './queries.ts'
import { houseWords } from './words.ts'

const decisions = { paid: ['decline', 'take'], disputed: ['give_back', 'uphold'] } as const

/** Lists orders that wait to be taken, or disputes that wait to be decided. */
export function OrdersPart({ state }: { readonly state: 'paid' | 'disputed' }) {
  const orders = useHouseOrders(state)
  const isPaid = state === 'paid'
  return (
    <HouseList
      caption={houseWords.shows[state]}
      asked={orders}
      nothing={isPaid ? houseWords.noPaid : houseWords.noDisputed}
      nothingText={isPaid ? houseWords.noPaidText : houseWords.noDisputedText}
      renderRow={(order) => <OrderRow key={order.order_id} order={order} decisions={decisions[state]} />}
    />
  )
}

type OrderRowProps = { readonly order: HouseOrder; readonly decisions: readonly HouseDecision[] }

function OrderRow({ order, decisions: offered }: OrderRowProps) {
  const [asked, setAsked] = useState<HouseDecision>()
  const { decide } = useHouseActions()
  const facts = [
    centsText(order.total_cents),
    houseWords.facts(order.items, order.minutes),
    ...(order.paid_at === null ? [] : [houseWords.paidOn(dayText(order.paid_at))]),
    ...(order.delivered_at === null ? [] : [houseWords.deliveredOn(dayText(order.delivered_at))]),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-4">
      <div className="min-w-0 grow basis-64">
        <h2 dir="auto" className="font-medium wrap-anywhere">
          {order.name}
        </h2>
        <p className="text-sm text-muted tabular-nums">{facts.join(' · ')}</p>
        {order.dispute === null ? null : (
          <p dir="auto" className="mt-2 rounded-md bg-fill p-3 text-sm wrap-anywhere whitespace-pre-line">
            {order.dispute}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {offered.map((decision, at) => (
          <Button
            key={decision}
            variant={at === offered.length - 1 ? 'primary' : 'secondary'}
            aria-label={houseWords.actOf(houseWords.acts[decision], order.name)}
            onClick={() => setAsked(decision)}
          >
            {houseWords.acts[decision]}
          </Button>
        ))}
      </div>
      {asked ? (
        <NoteDialog
          title={houseWords.decideTitles[asked]}
          lead={houseWords.decideLeads[asked]}
          label={houseWords.note}
          confirm={houseWords.acts[asked]}
          danger={asked === 'decline' || asked === 'give_back'}
          maxLength={orderLimits.reasonMax}
          onSend={async (note) => {
            await decide(order.order_id, asked, note)
            showSuccess(houseWords.decided[asked])
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </li>
  )
}
