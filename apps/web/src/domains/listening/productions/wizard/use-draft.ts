import {
  type Order,
  orderLimits,
  type OrderRecording,
  productionsEndpoints as endpoints,
} from '@vireo/contracts/productions'
import { useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { call, uploadFor } from '#kit/api/index.ts'
import { noteLanguage } from '#kit/languages/index.ts'
import { problemWithFile } from '#kit/recorder/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { useUploads } from '#kit/uploads/index.ts'
import { useLinks } from '#kit/uploads/links/index.ts'
import { useRefreshOrders } from '../queries.ts'
import { recordingsOf } from '../shown/item-text.ts'
import { itemOf, usualWishes, type Wishes, wishesOf, workedOn } from './wishes.ts'
import { useQuote } from './use-quote.ts'
import { wizardWords } from './words.ts'

/** Holds an order that is put together: what is wanted, the recordings, and what it costs. */
export function useDraft(begun: Order | undefined, first: Pick<Wishes, 'service' | 'source'>) {
  const [wishes, setWishes] = useState<Wishes>(() => (begun && wishesOf(begun)) ?? usualWishes(first))
  const [isTest, setTest] = useState(begun?.sandbox ?? false)
  const { orderId, ensure } = useBegun(begun, isTest)
  const [media, setMedia] = useState<readonly OrderRecording[]>(begun?.media ?? [])
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftOut(begun))
  const spoken = spokenIn(wishes)
  const chosen = media.filter(({ media_id: id }) => !left.has(id))
  const refresh = useRefreshOrders()
  const bring = async (name: string, send: (orderId: string) => Promise<unknown>) => {
    const id = await ensure()
    await send(id)
    setMedia((await call(endpoints.get, { order_id: id })).media)
    noteLanguage(wishes.source)
    announce(wizardWords.announceAdded(name))
    await refresh()
  }
  const uploads = useUploads({
    problemWith: (file) => problemWithFile(file, orderLimits.mediaBytesMax),
    send: (file, options) =>
      bring(file.name, (id) =>
        uploadFor(endpoints.registerMedia, { order_id: id, declared_language: spoken }, { media: file }, options),
      ),
  })
  const links = useLinks((url) =>
    bring(url, (id) => {
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      const fields = { order_id: id, declared_language: spoken, media_url: url }
      return uploadFor(endpoints.registerMedia, fields, {}, options)
    }),
  )
  const ids = chosen.map(({ media_id: id }) => id)
  const item = itemOf(wishes, ids)
  return {
    wishes,
    change: (part: Partial<Wishes>) => setWishes((before) => ({ ...before, ...part })),
    isTest,
    setTest,
    orderId,
    media: chosen,
    /** Those that are worked on: not what was dubbed. */
    worked: workedOn(wishes, ids),
    leaveOut: (id: string) => setLeft((before) => new Set([...before, id])),
    uploads,
    links,
    quote: useQuote(orderId, item, begun?.items[0]?.item_id),
  }
}
export type Draft = ReturnType<typeof useDraft>

/** Begins an order with its first recording, once, and keeps in the address which it is. */
function useBegun(begun: Order | undefined, isTest: boolean) {
  const [, changeQuery] = useAddressQuery()
  const [orderId, setOrderId] = useState(begun?.order_id)
  const beginning = useRef<Promise<string>>(undefined)
  const begin = async () => {
    const { order_id: id } = await call(endpoints.create, { sandbox: isTest })
    setOrderId(id)
    changeQuery({ order: id })
    return id
  }
  const ensure = () => {
    if (orderId !== undefined) return Promise.resolve(orderId)
    beginning.current ??= begin().catch((error: unknown) => {
      beginning.current = undefined
      throw error
    })
    return beginning.current
  }
  return { orderId, ensure }
}

/** Lists the recordings that stand in an order and are not wanted in it. */
function leftOut(begun: Order | undefined): ReadonlySet<string> {
  const wanted = begun?.items.flatMap(({ item }) => recordingsOf(item))
  if (begun === undefined || wanted === undefined || wanted.length === 0) return new Set()
  return new Set(begun.media.flatMap(({ media_id: id }) => (wanted.includes(id) ? [] : [id])))
}

/** Tells in which language recordings are that are added: dubs are in another than what they were made of. */
function spokenIn({ service, source, targets }: Wishes): string {
  return service === 'dubbing_review' ? (targets[0] ?? source) : source
}
