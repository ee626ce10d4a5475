import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { type Price, sellingLimits } from '@vireo/contracts/selling'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { useKeepWork } from '../queries.ts'

const { priceMinMinor, priceMaxMinor } = sellingLimits

/** What somebody typed of a price; an amount is in the smaller unit. */
export type TypedPrice = {
  readonly isPriced: boolean
  readonly amount: number | undefined
  readonly currency: Price['currency']
}

export type PriceDraft = TypedPrice & {
  readonly change: (part: Partial<TypedPrice>) => void
  /** What is kept is not what stands here. */
  readonly isUnsaved: boolean
  /** There is no such price, and somebody wanted it kept. */
  readonly isWrong: boolean
  /** Keeps it if it differs. Answers false, and says on the screen what is wrong, where there is no such price. */
  readonly save: () => Promise<boolean>
}

/** Holds the price of a work while somebody types it: it counts at once for whoever buys, so it is kept when they say so. */
export function usePriceDraft({ work_id: id, price }: Work): PriceDraft {
  const [typed, setTyped] = useState<Partial<TypedPrice>>({})
  const [isTried, setTried] = useState(false)
  const keep = useKeepWork()
  const draft: TypedPrice = {
    isPriced: (price ?? undefined) !== undefined,
    amount: price?.amount_cents,
    currency: price?.currency ?? 'usd',
    ...typed,
  }
  const wanted = wantedOf(draft)
  const isUnsaved = price !== undefined && !isSame(wanted, price)
  const save = async () => {
    if (!isUnsaved) return true
    setTried(true)
    if (wanted === undefined) return false
    keep(await call(publishingEndpoints.updateWork, { work_id: id, price: wanted }))
    setTyped({})
    setTried(false)
    return true
  }
  return {
    ...draft,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    isUnsaved,
    isWrong: isTried && wanted === undefined,
    save,
  }
}

/** Answers the price that was typed, null for free, undefined for none that there is. */
export function wantedOf({ isPriced, amount, currency }: TypedPrice): Price | null | undefined {
  if (!isPriced) return null
  if (amount === undefined || amount < priceMinMinor || amount > priceMaxMinor) return undefined
  return { amount_cents: amount, currency }
}

function isSame(wanted: Price | null | undefined, kept: Price | null): boolean {
  return wanted?.amount_cents === kept?.amount_cents && wanted?.currency === kept?.currency && wanted !== undefined
}
