import { orderLimits } from '@vireo/contracts/productions'
import { IconButton, lengthText, Section } from '@vireo/ui'
import { X } from 'lucide-react'

import { DropArea } from '#kit/recorder/index.ts'
import { UploadList } from '#kit/uploads/index.ts'
import { LinkForm, LinkList } from '#kit/uploads/links/index.ts'
import { OriginalField } from './original-field.tsx'
import type { Draft } from './use-draft.ts'
import { wizardWords } from './words.ts'

const hourMs = 3_600_000
const gigabyte = 1e9
const linkRule = { protocols: ['https:'], lengthMax: orderLimits.mediaUrlLength }

/** Takes recordings in, as files and from links, and lists those that are there. */
export function RecordingsSection({ draft }: { readonly draft: Draft }) {
  const formWords = {
    label: wizardWords.links,
    help: wizardWords.linksHelp,
    send: wizardWords.addLinks,
    problem: wizardWords.noLink,
  }
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
        <LinkForm words={formWords} rule={linkRule} onLinks={draft.links.add} />
        <UploadList uploads={draft.uploads} />
        <LinkList links={draft.links} words={{ asking: wizardWords.fetching, drop: wizardWords.dropLink }} />
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
        {draft.wishes.service === 'dubbing_review' ? <OriginalField draft={draft} /> : null}
      </div>
    </Section>
  )
}
