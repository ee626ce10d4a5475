import { Sheet } from '@vireo/ui'

import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { houseMessageWords as words } from './words.ts'

type MessagesSheetProps = { readonly orderId: string; readonly order: string; readonly onClose: () => void }

/** Shows what buyer, producers and the house wrote about an order, and takes an answer. */
export function MessagesSheet({ orderId, order, onClose }: MessagesSheetProps) {
  return (
    <Sheet open onClose={onClose} side="right" title={words.title(order)}>
      <div className="flex min-h-0 grow flex-col gap-4 p-4 pt-0">
        <MessageList orderId={orderId} />
        <MessageForm orderId={orderId} />
      </div>
    </Sheet>
  )
}
