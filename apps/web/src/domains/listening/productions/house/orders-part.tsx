import { type HouseOrder, orderLimits } from '@vireo/contracts/productions'
import { Button, showSuccess } from '@vireo/ui'
import { Suspense, useState } from 'react'

import { formatDecimal } from '#kit/format/index.ts'
import { dayText } from '../shown/instants.ts'
import { centsText } from '../shown/money.ts'
import { NoteDialog } from '../shown/note-dialog.tsx'
import { HouseList } from './house-list.tsx'
import { messageWords } from '../messages/words.ts'
import { MessagesDialog } from './later-parts.ts'
import { type HouseDecision, type HouseOrderState, useHouseActions, useHouseOrders } from './queries.ts'
import { houseWords } from './words.ts'

/** What can be decided about which, the likely last. */
const decisions = { paid: ['decline', 'take'], disputed: ['give_back', 'uphold'], accepted: ['give_back'] } as const

/** Lists orders that wait to be taken or decided, or that people work on. */
export function OrdersPart({ state }: { readonly state: HouseOrderState }) {
  const orders = useHouseOrders(state)
  const [nothing, nothingText] = {
    paid: [houseWords.noPaid, houseWords.noPaidText] as const,
    disputed: [houseWords.noDisputed, houseWords.noDisputedText] as const,
    accepted: [houseWords.noAccepted, houseWords.noAcceptedText] as const,
  }[state]
  return (
    <HouseList
      caption={houseWords.shows[state]}
      asked={orders}
      nothing={nothing}
      nothingText={nothingText}
      renderRow={(order) => <OrderRow key={order.order_id} order={order} decisions={decisions[state]} />}
    />
  )
}

type OrderRowProps = { readonly order: HouseOrder; readonly decisions: readonly HouseDecision[] }

function OrderRow({ order, decisions: offered }: OrderRowProps) {
  const [asked, setAsked] = useState<HouseDecision>()
  const [isReading, setReading] = useState(false)
  const { decide } = useHouseActions()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-4">
      <OrderFacts order={order} />
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" aria-label={houseWords.messagesOf(labelOf(order))} onClick={() => setReading(true)}>
          {houseWords.messages}
        </Button>
        {offered.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'take' || decision === 'uphold' ? 'primary' : 'secondary'}
            aria-label={houseWords.actOf(houseWords.acts[decision], labelOf(order))}
            onClick={() => setAsked(decision)}
          >
            {houseWords.acts[decision]}
          </Button>
        ))}
      </div>
      {asked ? (
        <NoteDialog
          title={houseWords.decideTitles[asked]}
          lead={asked === 'give_back' && order.dispute === null ? houseWords.stuckText : houseWords.decideLeads[asked]}
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
      {isReading ? (
        <Suspense>
          <MessagesDialog
            about={{ production_order: order.order_id }}
            lead={messageWords.toBoth}
            onClose={() => setReading(false)}
          />
        </Suspense>
      ) : null}
    </li>
  )
}

/** Names an order so that it is told from others: until somebody renames it, its name is the minute in which it was begun. */
function labelOf({ name, recordings }: HouseOrder): string {
  return [name, ...recordings.slice(0, 1)].join(' · ')
}

function OrderFacts({ order }: Pick<OrderRowProps, 'order'>) {
  return (
    <div className="min-w-0 grow basis-96">
      <h2 dir="auto" className="font-medium wrap-anywhere">
        {order.name}
      </h2>
      {order.recordings.length === 0 ? null : (
        <p dir="auto" className="text-sm wrap-anywhere">
          {order.recordings.join(' · ')}
        </p>
      )}
      <p className="text-sm text-muted tabular-nums">{factsOf(order).join(' · ')}</p>
      {order.dispute === null ? null : (
        <p dir="auto" className="mt-2 rounded-md bg-fill p-3 text-sm wrap-anywhere whitespace-pre-line">
          {order.dispute}
        </p>
      )}
    </div>
  )
}

function factsOf(order: HouseOrder): string[] {
  return [
    centsText(order.total_cents),
    houseWords.facts(order.items, formatDecimal(order.minutes, 1)),
    ...(order.paid_at === null ? [] : [houseWords.paidOn(dayText(order.paid_at))]),
    ...(order.accepted_at === null ? [] : [houseWords.takenOn(dayText(order.accepted_at))]),
    ...(order.delivered_at === null ? [] : [houseWords.deliveredOn(dayText(order.delivered_at))]),
  ]
}
