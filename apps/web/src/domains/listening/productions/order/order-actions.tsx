import type { Order } from '@vireo/contracts/productions'
import { Button, buttonClasses, IconButton, Menu, MenuItem } from '@vireo/ui'
import { Ban, EllipsisVertical, Pencil } from 'lucide-react'
import { useState } from 'react'

import { AppLink } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { draftAddress } from '../shown/addresses.ts'
import { useOrderActions } from '../queries.ts'
import { actsFor } from './acts-for.ts'
import { type Asked, OrderDialog } from './order-dialogs.tsx'
import { orderWords } from './words.ts'

/** Offers what its buyer can do with an order as it is now. */
export function OrderActions({ order }: { readonly order: Order }) {
  const [asked, setAsked] = useState<Asked>()
  const acts = actsFor(order)
  return (
    <>
      {acts.continues ? (
        <AppLink
          to={draftAddress(order.order_id)}
          className={buttonClasses({ variant: acts.submits ? 'secondary' : 'primary' })}
        >
          {orderWords.continue}
        </AppLink>
      ) : null}
      {acts.submits ? <PayButton order={order} /> : null}
      {acts.pays && order.payment_url !== null ? (
        <a href={order.payment_url} className={buttonClasses({ variant: 'primary' })}>
          {orderWords.payNow}
        </a>
      ) : null}
      {acts.judges ? (
        <>
          <Button variant="ghost" onClick={() => setAsked('reject')}>
            {orderWords.reject}
          </Button>
          {acts.changesLeft > 0 ? (
            <Button onClick={() => setAsked('changes')}>{orderWords.requestChanges}</Button>
          ) : null}
          <Button variant="primary" onClick={() => setAsked('accept')}>
            {orderWords.accept}
          </Button>
        </>
      ) : null}
      <Menu
        trigger={
          <IconButton label={orderWords.actions}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setAsked('rename')}>
          {orderWords.rename}
        </MenuItem>
        {acts.cancels ? (
          <MenuItem icon={<Ban aria-hidden size={16} />} danger onSelect={() => setAsked('cancel')}>
            {orderWords.cancelOrder}
          </MenuItem>
        ) : null}
      </Menu>
      {asked ? <OrderDialog asked={asked} order={order} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

function PayButton({ order }: { readonly order: Order }) {
  const { submit } = useOrderActions(order.order_id)
  const { busy, attempt } = useAttempt()
  const pay = () =>
    attempt(async () => {
      const { payment_url: url } = await submit()
      if (url !== null) location.assign(url)
    })
  return (
    <Button variant="primary" loading={busy} onClick={() => void pay()}>
      {orderWords.pay}
    </Button>
  )
}
