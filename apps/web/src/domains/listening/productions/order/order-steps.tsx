import { type Order, orderLimits } from '@vireo/contracts/productions'
import { joinClasses, Section } from '@vireo/ui'
import { Check } from 'lucide-react'

import { dayText } from '../shown/instants.ts'
import { standingOf } from './acts-for.ts'
import { orderWords } from './words.ts'

/** Says how far an order is, what comes next, and who has to do it. */
export function OrderSteps({ order }: { readonly order: Order }) {
  const standing = standingOf(order)
  return (
    <Section title={orderWords.steps} lead={orderWords.whatNext[standing]}>
      <div className="flex flex-col gap-3 text-sm">
        {standing === 'delivered' && order.delivered_at !== null ? (
          <p>
            {orderWords.acceptsItself(
              dayText(new Date(Date.parse(order.delivered_at) + orderLimits.acceptedAfterMs).toISOString()),
            )}
          </p>
        ) : null}
        {order.sandbox ? <p className="text-muted">{orderWords.testText}</p> : null}
        <Reason text={order.dispute ?? order.cancel_reason} />
        <ol className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:gap-x-6">
          {stepsOf(order).map(({ name, at }) => (
            <li key={name} className={joinClasses('flex items-center gap-2', at === null && 'text-muted')}>
              <span
                aria-hidden
                className={joinClasses(
                  'flex size-5 shrink-0 items-center justify-center rounded-full',
                  at === null ? 'bg-fill' : 'bg-success-soft text-success',
                )}
              >
                {at === null ? null : <Check size={12} />}
              </span>
              <span>{orderWords.step[name]}</span>
              {at === null ? null : <span className="text-xs text-muted tabular-nums">{dayText(at)}</span>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function Reason({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p className="rounded-md bg-fill p-3">
      <span className="block text-xs text-muted">{orderWords.reason}</span>
      <span dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </span>
    </p>
  )
}

function stepsOf(order: Order) {
  return [
    { name: 'submitted', at: order.submitted_at },
    ...(order.sandbox ? [] : [{ name: 'paid', at: order.paid_at } as const]),
    { name: 'taken', at: order.accepted_at },
    { name: 'delivered', at: order.delivered_at },
    { name: 'accepted', at: order.state === 'done' ? order.completed_at : null },
  ] as const
}
