import type { Deliverable, Order, OrderItem } from '@vireo/contracts/productions'
import { lengthText, ProgressBar, Section, TextArea } from '@vireo/ui'

import { itemText, mediaOf, originalOf } from '../shown/item-text.ts'
import { usdText } from '../shown/money.ts'
import { productionsWords } from '../words.ts'
import { FileLinks } from './file-links.tsx'
import { orderWords } from './words.ts'

type OrderItemProps = {
  readonly order: Order
  readonly item: OrderItem
  readonly files: readonly Deliverable[]
}

/** Shows what is ordered, how much of it is ready, and the files once they are there. */
export function OrderItemSection({ order, item, files }: OrderItemProps) {
  const { item: asked, progress, quote } = item
  const title = itemText(asked)
  const recordings = mediaOf(asked).flatMap((id) => order.media.find(({ media_id }) => media_id === id) ?? [])
  return (
    <Section
      title={title}
      lead={[
        productionsWords.recordings(recordings.length),
        ...(quote === null ? [] : [usdText(quote.amount_usd)]),
        ...(asked.priority === 'normal' ? [] : [orderWords.priority(productionsWords.priorities[asked.priority])]),
      ].join(' · ')}
    >
      <div className="flex flex-col gap-4 text-sm">
        {progress.tasks === 0 ? null : (
          <div className="flex flex-col gap-1">
            <ProgressBar label={orderWords.progress(title)} value={progress.approved / progress.tasks} />
            <p className="text-xs text-muted tabular-nums">
              {orderWords.approvedOf(progress.approved, progress.tasks)}
            </p>
          </div>
        )}
        <Asked item={asked} media={order.media} />
        <ul className="flex flex-col divide-y divide-line">
          {recordings.map((recording) => (
            <li key={recording.media_id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
                  {recording.name}
                </span>
                <span className="text-xs text-muted tabular-nums">{lengthText(recording.duration_ms)}</span>
              </p>
              <FileLinks
                recording={recording}
                files={files.filter(
                  ({ item_id, media_id }) => item_id === item.item_id && media_id === recording.media_id,
                )}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

type AskedProps = { readonly item: OrderItem['item']; readonly media: Order['media'] }

/** Says what was asked for besides: what those who do it should know, what was dubbed, and what ought to be read. */
function Asked({ item: asked, media }: AskedProps) {
  const original = media.find(({ media_id: id }) => id === originalOf(asked))
  return (
    <>
      {asked.instructions ? (
        <p>
          <span className="block text-xs text-muted">{orderWords.instructions}</span>
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {asked.instructions}
          </span>
        </p>
      ) : null}
      {original ? (
        <p>
          <span className="block text-xs text-muted">{orderWords.original}</span>
          <span dir="auto" className="wrap-anywhere">
            {original.name}
          </span>
        </p>
      ) : null}
      {'script' in asked && asked.script ? (
        <details>
          <summary className="cursor-pointer text-xs text-muted">{orderWords.script}</summary>
          <div className="mt-1">
            <TextArea label={orderWords.script} labelHidden readOnly dir="auto" value={asked.script} />
          </div>
        </details>
      ) : null}
    </>
  )
}
