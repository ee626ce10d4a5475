import type { Purchase } from '@vireo/contracts/selling'
import { Button, Section, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useRenewAddress } from '../queries.ts'
import { sellingWords } from '../words.ts'
import { PurchaseRow } from './purchase-row.tsx'

export type PurchaseListProps = {
  readonly purchases: readonly Purchase[]
  readonly onMore: (() => void) | undefined
  readonly isLoadingMore: boolean
}

/** Lists what somebody bought, and asks before an address ends. */
export function PurchaseList({ purchases, onMore, isLoadingMore }: PurchaseListProps) {
  const [renewed, setRenewed] = useState<string>()
  const renew = useRenewAddress()
  return (
    <Section title={sellingWords.list} lead={sellingWords.listLead}>
      <ul className="flex flex-col divide-y divide-line">
        {purchases.map((purchase) => (
          <PurchaseRow
            key={purchase.purchase_id}
            purchase={purchase}
            onRenew={() => setRenewed(purchase.purchase_id)}
          />
        ))}
      </ul>
      {onMore ? (
        <Button className="mt-4" loading={isLoadingMore} onClick={onMore}>
          {sellingWords.more}
        </Button>
      ) : null}
      {renewed === undefined ? null : (
        <ConfirmFirst
          title={sellingWords.renewTitle}
          consequence={sellingWords.renewConsequence}
          action={sellingWords.renew}
          act={async () => {
            await renew(renewed)
            showSuccess(sellingWords.renewed)
          }}
          onClose={() => setRenewed(undefined)}
        />
      )}
    </Section>
  )
}
