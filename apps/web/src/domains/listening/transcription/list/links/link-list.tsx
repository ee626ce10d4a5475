import { Button, IconButton, ProgressBar, uiWords } from '@vireo/ui'
import { CircleAlert, X } from 'lucide-react'

import { transcriptionWords } from '../../words.ts'
import type { Link, Links } from './use-links.ts'

/** Lists links on their way, and those that were not taken, with the reason and a way to try again. */
export function LinkList({ links }: { readonly links: Links }) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {links.all.map((link) => (
        <li key={link.url} className="flex items-center gap-3 rounded-md bg-fill p-3 text-sm">
          {link.problem === undefined ? <Asked link={link} /> : <NotTaken link={link} links={links} />}
        </li>
      ))}
    </ul>
  )
}

function Asked({ link: { url } }: { readonly link: Link }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="mb-1 truncate">{url}</p>
      <ProgressBar label={transcriptionWords.askingLink(url)} value={undefined} />
    </div>
  )
}

function NotTaken({ link: { url, problem }, links }: { readonly link: Link; readonly links: Links }) {
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
      <IconButton label={transcriptionWords.dropLink(url)} onClick={() => links.drop(url)}>
        <X aria-hidden size={16} />
      </IconButton>
    </>
  )
}
