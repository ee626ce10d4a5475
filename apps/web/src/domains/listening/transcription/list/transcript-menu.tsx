import type { TranscriptSummary } from '@vireo/contracts/transcription'
import { IconButton, Menu, MenuItem } from '@vireo/ui'
import { CircleStop, EllipsisVertical, Pencil, Trash2, Users, VolumeX } from 'lucide-react'
import { Suspense, useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { later } from '#kit/later.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { mayEdit } from '#resources'
import { mayDelete } from '../may.ts'
import { isOpen, useTranscriptActions } from '../queries.ts'
import { transcriptionWords } from '../words.ts'
import { NameDialog } from './name-dialog.tsx'

const ShareTranscript = later(async () => ({ default: (await import('./share-transcript.tsx')).ShareTranscript }))

type Asked = 'rename' | 'share' | 'remove' | 'remove-media'

type TranscriptMenuProps = {
  readonly transcript: TranscriptSummary
  readonly title: string
  readonly onRenamed?: (title: string) => void
  readonly onRemoved?: () => void
}

/** Offers what can be done to a transcript as a whole. */
export function TranscriptMenu(props: TranscriptMenuProps) {
  const { transcript, title } = props
  const [asked, setAsked] = useState<Asked>()
  const { cancel } = useTranscriptActions(transcript.transcription_id)
  const { attempt } = useAttempt()
  return (
    <>
      <Menu
        trigger={
          <IconButton label={transcriptionWords.actionsFor(title)}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        {mayEdit(transcript) ? (
          <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setAsked('rename')}>
            {transcriptionWords.rename}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Users aria-hidden size={16} />} onSelect={() => setAsked('share')}>
          {transcriptionWords.share}
        </MenuItem>
        {isOpen(transcript) && mayDelete(transcript) ? (
          <MenuItem
            icon={<CircleStop aria-hidden size={16} />}
            onSelect={() => void attempt(() => cancel.mutateAsync())}
          >
            {transcriptionWords.cancel}
          </MenuItem>
        ) : null}
        {transcript.state === 'done' && transcript.has_media && mayDelete(transcript) ? (
          <MenuItem icon={<VolumeX aria-hidden size={16} />} danger onSelect={() => setAsked('remove-media')}>
            {transcriptionWords.removeMedia}
          </MenuItem>
        ) : null}
        {mayDelete(transcript) ? (
          <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={() => setAsked('remove')}>
            {transcriptionWords.remove}
          </MenuItem>
        ) : null}
      </Menu>
      {asked ? <Asking {...props} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

type AskingProps = TranscriptMenuProps & { readonly asked: Asked; readonly onClose: () => void }

function Asking({ asked, transcript, title, onRenamed, onRemoved, onClose }: AskingProps) {
  const { rename, remove, removeMedia } = useTranscriptActions(transcript.transcription_id)
  const save = async (name: string) => {
    await rename.mutateAsync(name)
    onRenamed?.(name)
  }
  if (asked === 'share')
    return (
      <Suspense>
        <ShareTranscript id={transcript.transcription_id} title={title} onClose={onClose} />
      </Suspense>
    )
  if (asked === 'rename')
    return (
      <NameDialog
        title={transcriptionWords.rename}
        label={transcriptionWords.name}
        name={title}
        onSave={save}
        onClose={onClose}
      />
    )
  const isWhole = asked === 'remove'
  return (
    <ConfirmFirst
      title={isWhole ? transcriptionWords.removeTitle : transcriptionWords.removeMediaTitle}
      consequence={isWhole ? transcriptionWords.removeHelp : transcriptionWords.removeMediaHelp}
      action={isWhole ? transcriptionWords.remove : transcriptionWords.removeMedia}
      danger
      act={() => (isWhole ? remove.mutateAsync() : removeMedia.mutateAsync())}
      onDone={isWhole ? (onRemoved ?? onClose) : onClose}
      onClose={onClose}
    />
  )
}
