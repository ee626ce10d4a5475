import { Button, IconButton, ProgressBar, uiWords } from '@vireo/ui'
import { CircleAlert, X } from 'lucide-react'

import type { Link, Links } from './use-links.ts'

type LinkListWords = { readonly asking: (url: string) => string; readonly drop: (url: string) => string }
type Shown = { readonly links: Links; readonly words: LinkListWords }

/** Lists links on their way, and those that were not taken, with the reason and a way to try again. */
export function LinkList({ links, words }: Shown) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {links.all.map((link) => (
        <li key={link.url} className="flex items-center gap-3 rounded-md bg-fill p-3 text-sm">
          {link.problem === undefined ? (
            <Asked link={link} words={words} />
          ) : (
            <NotTaken link={link} links={links} words={words} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Asked({ link: { url }, words }: Pick<Shown, 'words'> & { readonly link: Link }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="mb-1 truncate">{url}</p>
      <ProgressBar label={words.asking(url)} value={undefined} />
    </div>
  )
}

function NotTaken({ link: { url, problem }, links, words }: Shown & { readonly link: Link }) {
  return (
    <>
      <div role="alert" className="flex min-w-0 flex-1 gap-2 text-danger">
        <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
        <p className="min-w-0 break-words">
          <span className="font-medium break-all">{url}</span>
          <br />
          {problem}
        </p>
      </div>
      <Button size="sm" onClick={() => links.retry(url)}>
        {uiWords.tryAgain}
      </Button>
      <IconButton label={words.drop(url)} onClick={() => links.drop(url)}>
        <X aria-hidden size={16} />
      </IconButton>
    </>
  )
}
