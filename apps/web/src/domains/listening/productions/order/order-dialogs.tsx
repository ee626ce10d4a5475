import { type Order, orderLimits } from '@vireo/contracts/productions'
import { Select, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { itemText } from '../shown/item-text.ts'
import { NoteDialog } from '../shown/note-dialog.tsx'
import { useOrderActions } from '../queries.ts'
import { orderWords } from './words.ts'

export type Asked = 'accept' | 'changes' | 'reject' | 'cancel' | 'rename'
type AskingProps = { readonly order: Order; readonly onClose: () => void }

/** Asks what has to be known before something is done with an order. */
export function OrderDialog({ asked, ...props }: AskingProps & { readonly asked: Asked }) {
  if (asked === 'accept') return <Accepting {...props} />
  if (asked === 'changes') return <AskingForChanges {...props} />
  if (asked === 'reject') return <Rejecting {...props} />
  return asked === 'cancel' ? <Canceling {...props} /> : <Renaming {...props} />
}

function Accepting({ order, onClose }: AskingProps) {
  const { accept } = useOrderActions(order.order_id)
  return (
    <ConfirmFirst
      title={orderWords.acceptTitle}
      consequence={orderWords.acceptConsequence}
      action={orderWords.accept}
      act={async () => {
        await accept()
        showSuccess(orderWords.accepted)
      }}
      onClose={onClose}
    />
  )
}

function AskingForChanges({ order, onClose }: AskingProps) {
  const { requestChanges } = useOrderActions(order.order_id)
  const [itemId, setItemId] = useState('')
  const least = Math.min(...order.items.map(({ changes_left: left }) => left))
  const open = order.items.filter(({ changes_left: left }) => left > 0)
  // Everything can go back only while each part of it can.
  const every = least > 0 ? [{ value: '', label: orderWords.everything }] : []
  const chosen = itemId === '' && least === 0 ? (open[0]?.item_id ?? '') : itemId
  const left = order.items.find(({ item_id: id }) => id === chosen)?.changes_left ?? least
  return (
    <NoteDialog
      title={orderWords.changesTitle}
      lead={orderWords.changesLead(left)}
      label={orderWords.changesNote}
      help={orderWords.changesHelp}
      missing={orderWords.changesMissing}
      confirm={orderWords.requestChanges}
      maxLength={orderLimits.reasonMax}
      onSend={async (note) => {
        await requestChanges(note, chosen)
        showSuccess(orderWords.changesSent)
      }}
      onClose={onClose}
    >
      {order.items.length > 1 ? (
        <Select
          label={orderWords.changesItem}
          value={chosen}
          groups={[
            {
              label: orderWords.changesItem,
              options: [...every, ...open.map(({ item_id: value, item }) => ({ value, label: itemText(item) }))],
            },
          ]}
          onChange={setItemId}
        />
      ) : null}
    </NoteDialog>
  )
}

function Rejecting({ order, onClose }: AskingProps) {
  const { reject } = useOrderActions(order.order_id)
  return (
    <NoteDialog
      title={orderWords.rejectTitle}
      lead={orderWords.rejectLead}
      label={orderWords.rejectNote}
      missing={orderWords.rejectMissing}
      confirm={orderWords.reject}
      danger
      maxLength={orderLimits.reasonMax}
      onSend={async (reason) => {
        await reject(reason)
        showSuccess(orderWords.rejected)
      }}
      onClose={onClose}
    />
  )
}

function Canceling({ order, onClose }: AskingProps) {
  const { cancel } = useOrderActions(order.order_id)
  return (
    <NoteDialog
      title={orderWords.cancelTitle}
      lead={order.paid_at === null ? orderWords.cancelUnpaid : orderWords.cancelPaid}
      label={orderWords.cancelNote}
      confirm={orderWords.cancelConfirm}
      danger
      maxLength={orderLimits.reasonMax}
      onSend={async (reason) => {
        await cancel(reason)
        showSuccess(orderWords.canceled)
      }}
      onClose={onClose}
    />
  )
}

function Renaming({ order, onClose }: AskingProps) {
  const { rename } = useOrderActions(order.order_id)
  return (
    <NoteDialog
      title={orderWords.renameTitle}
      lead={orderWords.renameLead}
      label={orderWords.name}
      missing={orderWords.nameMissing}
      confirm={orderWords.save}
      before={order.name}
      oneLine
      maxLength={orderLimits.nameMax}
      onSend={rename}
      onClose={onClose}
    />
  )
}
