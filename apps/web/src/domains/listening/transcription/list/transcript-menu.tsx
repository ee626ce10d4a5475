import type { TranscriptSummary } from '@vireo/contracts/transcription'
import { IconButton, Menu, MenuItem } from '@vireo/ui'
import { CircleStop, EllipsisVertical, Pencil, Trash2, VolumeX } from 'lucide-react'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { isOpen, useTranscriptActions } from '../queries.ts'
import { transcriptionWords } from '../words.ts'
import { NameDialog } from './name-dialog.tsx'

type Asked = 'rename' | 'remove' | 'remove-media'

/** Offers what can be done to a transcript as a whole. */
export function TranscriptMenu({
  transcript,
  title,
  onRenamed,
  onRemoved,
}: {
  readonly transcript: TranscriptSummary
  readonly title: string
  readonly onRenamed?: (title: string) => void
  readonly onRemoved?: () => void
}) {
  const [asked, setAsked] = useState<Asked>()
  const { rename, cancel, remove, removeMedia } = useTranscriptActions(transcript.transcription_id)
  const { attempt } = useAttempt()
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={transcriptionWords.actionsFor(title)}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setAsked('rename')}>
          {transcriptionWords.rename}
        </MenuItem>
        {isOpen(transcript) ? (
          <MenuItem
            icon={<CircleStop aria-hidden size={16} />}
            onSelect={() => void attempt(() => cancel.mutateAsync())}
          >
            {transcriptionWords.cancel}
          </MenuItem>
        ) : null}
        {transcript.state === 'done' && transcript.has_media ? (
          <MenuItem icon={<VolumeX aria-hidden size={16} />} danger onSelect={() => setAsked('remove-media')}>
            {transcriptionWords.removeMedia}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={() => setAsked('remove')}>
          {transcriptionWords.remove}
        </MenuItem>
      </Menu>
      {asked === 'rename' ? (
        <NameDialog
          title={transcriptionWords.rename}
          label={transcriptionWords.name}
          name={title}
          onSave={async (name) => {
            await rename.mutateAsync(name)
            onRenamed?.(name)
          }}
          onClose={close}
        />
      ) : null}
      {asked === 'remove' ? (
        <ConfirmFirst
          title={transcriptionWords.removeTitle}
          consequence={transcriptionWords.removeHelp}
          action={transcriptionWords.remove}
          danger
          act={() => remove.mutateAsync()}
          onDone={onRemoved ?? close}
          onClose={close}
        />
      ) : null}
      {asked === 'remove-media' ? (
        <ConfirmFirst
          title={transcriptionWords.removeMediaTitle}
          consequence={transcriptionWords.removeMediaHelp}
          action={transcriptionWords.removeMedia}
          danger
          act={() => removeMedia.mutateAsync()}
          onClose={close}
        />
      ) : null}
    </>
  )
}
