import type { Voice } from '@vireo/contracts/voices'
import { Avatar, Skeleton, joinClasses } from '@vireo/ui'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { previewPlayer } from '#kit/player/index.ts'
import { useVoices } from '../queries.ts'
import { voiceWords } from '../words.ts'
import { GuardNote } from './guard-note.tsx'

const VoicePickerDialog = later(async () => ({
  default: (await import('./voice-picker-dialog.tsx')).VoicePickerDialog,
}))

/** Shows the voice in use and opens the list of all of them. */
export function VoicePicker({
  value,
  onChange,
  className,
}: {
  readonly value: Voice | undefined
  readonly onChange: (voice: Voice) => void
  readonly className?: string
}) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { isPending } = useVoices()
  const close = () => {
    previewPlayer.clear()
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={value ? voiceWords.chosen(value.name) : voiceWords.choose}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
        className={joinClasses(
          'flex h-14 w-full min-w-0 items-center gap-3 rounded-md border border-control bg-surface px-3 text-left hover:border-muted',
          className,
        )}
      >
        {value ? <Avatar name={value.name} size="sm" /> : <Skeleton round className="size-8" />}
        <span className="min-w-0 flex-1">
          {isPending && !value ? (
            <span className="flex h-9 flex-col justify-center gap-1.5">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-3 w-48 max-w-full" />
            </span>
          ) : (
            <>
              <span className="block truncate font-medium">{value?.name ?? voiceWords.noVoice}</span>
              <span className="block truncate text-xs text-muted">{value?.description}</span>
            </>
          )}
        </span>
        <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
      </button>
      <GuardNote voice={value} />
      {wasOpened ? (
        <Suspense>
          <VoicePickerDialog open={open} selectedId={value?.voice_id} onChoose={onChange} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
