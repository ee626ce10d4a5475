import type { Work } from '@vireo/contracts/publishing'
import { Button, buttonClasses, IconButton, Spinner } from '@vireo/ui'
import { BookOpen, Copy, Download, ExternalLink, EyeOff, FileArchive, Globe, Rss } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { publishingWords } from '../words.ts'
import { saveStoreFiles } from './save-store-files.ts'
import { releaseWords } from './words.ts'

/** Lists where everybody finds what is released: its page, its feed, and the book; and gives its owner what stores take in. */
export function EditionLinks({
  workId,
  edition,
  onWithdraw,
}: {
  readonly workId: string
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
      <StoreFiles workId={workId} />
    </div>
  )
}

/** Hands its owner what stores take in. */
function StoreFiles({ workId }: { readonly workId: string }) {
  const { busy, attempt } = useAttempt()
  return (
    <div className="flex items-center gap-2 rounded-md bg-fill py-1 pr-1 pl-3">
      <FileArchive aria-hidden size={16} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-muted">{releaseWords.storeFiles}</span>
        <span className="block text-sm">{releaseWords.storeFilesHelp}</span>
      </span>
      <IconButton
        label={releaseWords.saveStoreFiles}
        disabled={busy}
        onClick={() => void attempt(() => saveStoreFiles(workId))}
      >
        {busy ? <Spinner /> : <Download aria-hidden size={16} />}
      </IconButton>
    </div>
  )
}
