import { type OrderItemRequest, productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { useEffect, useRef, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'

/** What is known of the price of what is wanted now. */
export type Quote =
  | { readonly state: 'nothing' }
  | { readonly state: 'asking'; readonly before: number | undefined }
  | { readonly state: 'known'; readonly usd: number }
  | { readonly state: 'failed'; readonly error: unknown; readonly again: () => void }

type Asked = { readonly key: string; readonly orderId: string; readonly item: OrderItemRequest }
type Kept = { readonly key: string; readonly usd?: number; readonly error?: unknown }

/**
 * Keeps an item of an order as it is wanted, and answers what it costs. One save follows the other, so that what was wanted last
 * is what stands, and there is one item however fast somebody chooses.
 */
export function useQuote(orderId: string | undefined, item: OrderItemRequest | undefined, itemId: string | undefined) {
  const [kept, setKept] = useState<Kept>()
  const [round, setRound] = useState(0)
  const known = useRef(itemId)
  const turn = useRef(Promise.resolve())
  const asked = useRef<Asked>(undefined)
  const now = item && orderId !== undefined ? JSON.stringify([orderId, item, round]) : undefined
  const key = useDebounced(now)
  useEffect(() => {
    asked.current = now === undefined || !item || orderId === undefined ? undefined : { key: now, orderId, item }
  })
  useEffect(() => {
    const save = async () => {
      const wanted = asked.current
      // What was wanted since then has its own turn.
      if (wanted === undefined || wanted.key !== key) return
      const request = { item: wanted.item, item_id: known.current ?? null }
      try {
        const saved = await call(endpoints.saveItem, { order_id: wanted.orderId, request })
        known.current = saved.item_id
        setKept({ key, usd: saved.quote?.amount_usd ?? 0 })
      } catch (error) {
        setKept({ key, error })
      }
    }
    turn.current = turn.current.then(save)
  }, [key])
  return quoteOf(now, kept, () => setRound((before) => before + 1))
}

function quoteOf(now: string | undefined, kept: Kept | undefined, again: () => void): Quote {
  if (now === undefined) return { state: 'nothing' }
  if (kept?.key !== now) return { state: 'asking', before: kept?.usd }
  return kept.usd === undefined ? { state: 'failed', error: kept.error, again } : { state: 'known', usd: kept.usd }
}
