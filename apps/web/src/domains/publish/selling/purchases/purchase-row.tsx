import type { Purchase } from '@vireo/contracts/selling'
import { Badge, Button, buttonClasses } from '@vireo/ui'
import { Copy } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { formatDate, formatMoney } from '#kit/format/index.ts'
import { sellingWords } from '../words.ts'

const tones = { paid: 'success', refunded: 'neutral', disputed: 'warning' } as const

/** Shows what was bought, when and for how much, and what one can do with it while it is theirs. */
export function PurchaseRow({ purchase, onRenew }: { readonly purchase: Purchase; readonly onRenew: () => void }) {
  const { title, state, price, url, feed_url: feed } = purchase
  const amount = formatMoney(price.amount_cents, price.currency)
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="min-w-0 grow font-medium wrap-anywhere">
          {title}
        </h3>
        <Badge tone={tones[state]}>{sellingWords.states[state]}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        <span>{formatDate(purchase.bought_at_unix)}</span>
        <span>{amount}</span>
        {state === 'paid' && purchase.refunded_cents > 0 ? (
          <span>{sellingWords.partlyRefunded(formatMoney(purchase.refunded_cents, price.currency))}</span>
        ) : null}
      </p>
      {url === null ? null : (
        <div className="flex flex-wrap gap-2">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={sellingWords.listenTo(title)}
            className={buttonClasses({ variant: 'secondary' })}
          >
            {sellingWords.listen}
          </a>
          {feed === null ? null : (
            <Button
              aria-label={sellingWords.copyFeedOf(title)}
              icon={<Copy aria-hidden size={16} />}
              onClick={() => void copyText(feed, { copied: sellingWords.feedCopied })}
            >
              {sellingWords.copyFeed}
            </Button>
          )}
          <Button aria-label={sellingWords.renewOf(title)} onClick={onRenew}>
            {sellingWords.renew}
          </Button>
        </div>
      )}
    </li>
  )
}
