import { Button, showError, showSuccess } from '@vireo/ui'
import { Copy, Share } from 'lucide-react'

import { copyLink, networkAddress, networks, shareNatively, type Shared, shownLink } from '../share-link.ts'
import { sharingWords as words } from '../words.ts'

const copy = (text: string) => navigator.clipboard.writeText(text)

/** Shows the beginning of a link, copies all of it, and hands it to a network or to the device. */
export function LinkLine({ link }: { readonly link: string }) {
  const shareByDevice = async () => {
    // Not every browser has it, and it needs its object.
    const share = 'share' in navigator ? (data: { url: string }) => navigator.share(data) : undefined
    tell(await shareNatively(link, { share, copy }))
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <code title={link} className="min-w-0 flex-1 rounded-md bg-fill px-3 py-2 font-mono text-xs break-all">
          <span className="sr-only">{words.link}: </span>
          {shownLink(link)}
        </code>
        <Button
          variant="primary"
          icon={<Copy aria-hidden size={16} />}
          onClick={() => void copyLink(link, copy).then(tell)}
        >
          {words.copy}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {networks.map((network) => (
          <a
            key={network}
            href={networkAddress(network, link)}
            target="_blank"
            rel="noreferrer"
            aria-label={words.on(words.networks[network])}
            className="pressed inline-flex h-9 items-center rounded-md bg-fill px-3 text-sm font-medium hover:bg-fill-hover"
          >
            {words.networks[network]}
          </a>
        ))}
        <Button className="px-3" icon={<Share aria-hidden size={16} />} onClick={() => void shareByDevice()}>
          {words.native}
        </Button>
      </div>
    </div>
  )
}

function tell(outcome: Shared): void {
  if (outcome === 'copied') showSuccess(words.copied)
  if (outcome === 'failed') showError(words.copyFailed)
  if (outcome === 'unsupported') showError(words.unsupported)
}
