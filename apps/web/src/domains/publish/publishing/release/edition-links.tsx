import type { Work } from '@vireo/contracts/publishing'
import { Button, buttonClasses, IconButton } from '@vireo/ui'
import { BookOpen, Copy, ExternalLink, EyeOff, Globe, Rss } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { publishingWords } from '../words.ts'
import { releaseWords } from './words.ts'

/** Lists where everybody finds what is released: its page, its feed, and the book. */
export function EditionLinks({
  edition,
  onWithdraw,
}: {
  readonly edition: NonNullable<Work['edition']>
  readonly onWithdraw?: () => void
}) {
  const links = [
    { name: releaseWords.page, url: edition.url, Icon: Globe },
    { name: releaseWords.feed, url: edition.feed_url, Icon: Rss },
    { name: releaseWords.book, url: `${edition.url}/book.epub`, Icon: BookOpen },
  ]
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <a href={edition.url} target="_blank" rel="noopener" className={buttonClasses({ variant: 'secondary' })}>
          <ExternalLink aria-hidden size={16} />
          {publishingWords.openPage}
        </a>
        {onWithdraw ? (
          <Button variant="ghost" icon={<EyeOff aria-hidden size={16} />} onClick={onWithdraw}>
            {publishingWords.withdraw}
          </Button>
        ) : null}
      </div>
      <ul aria-label={releaseWords.links} className="flex flex-col gap-2">
        {links.map(({ name, url, Icon }) => (
          <li key={name} className="flex items-center gap-2 rounded-md bg-fill py-1 pr-1 pl-3">
            <Icon aria-hidden size={16} className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block text-xs text-muted">{name}</span>
              <span className="block truncate text-sm select-all">{url.replace(/^https?:\/\//u, '')}</span>
            </span>
            <IconButton
              label={releaseWords.copyOf(name)}
              onClick={() => void copyText(url, { copied: publishingWords.addressCopied })}
            >
              <Copy aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
