import { orderLimits } from '@vireo/contracts/productions'
import { IconButton, lengthText, ProgressBar, Section } from '@vireo/ui'
import { CircleAlert, X } from 'lucide-react'

import { DropArea } from '#kit/recorder/index.ts'
import { UploadList } from '#kit/uploads/index.ts'
import { LinkForm } from './link-form.tsx'
import type { Draft } from './use-draft.ts'
import type { Links } from './use-links.ts'
import { wizardWords } from './words.ts'

const hourMs = 3_600_000
const gigabyte = 1e9

/** Takes recordings in, as files and from links, and lists those that are there. */
export function RecordingsSection({ draft }: { readonly draft: Draft }) {
  return (
    <Section title={wizardWords.recordings} lead={wizardWords.recordingsLead}>
      <div className="flex flex-col gap-4">
        <DropArea
          title={wizardWords.drop}
          limits={wizardWords.dropLimits(
            orderLimits.mediaBytesMax / gigabyte,
            Math.floor(orderLimits.mediaMsMax / hourMs),
          )}
          onFiles={draft.uploads.add}
        />
        <LinkForm onLinks={draft.links.add} />
        <UploadList uploads={draft.uploads} />
        <LinkRows links={draft.links} />
        <ul aria-label={wizardWords.list} className="flex flex-col divide-y divide-line empty:hidden">
          {draft.media.map((recording) => (
            <li key={recording.media_id} className="flex items-center gap-3 py-2 text-sm">
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {recording.name}
              </span>
              <span className="text-xs text-muted tabular-nums">{lengthText(recording.duration_ms)}</span>
              <IconButton label={wizardWords.remove(recording.name)} onClick={() => draft.leaveOut(recording.media_id)}>
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function LinkRows({ links }: { readonly links: Links }) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {links.all.map(({ url, problem }) => (
        <li key={url} className="flex items-center gap-3 rounded-md bg-fill p-3 text-sm">
          {problem === undefined ? (
            <div className="min-w-0 flex-1">
              <p className="mb-1 truncate">{url}</p>
              <ProgressBar label={wizardWords.fetching(url)} value={undefined} />
            </div>
          ) : (
            <>
              <div role="alert" className="flex min-w-0 flex-1 gap-2 text-danger">
                <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                <p className="min-w-0 break-words">
                  <span className="font-medium break-all">{url}</span>
                  <br />
                  {problem}
                </p>
              </div>
              <IconButton label={wizardWords.dropLink(url)} onClick={() => links.drop(url)}>
                <X aria-hidden size={16} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
