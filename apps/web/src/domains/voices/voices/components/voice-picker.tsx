import type { Voice } from '@vireo/contracts/voices'
import { joinClasses, Skeleton, VoiceFace } from '@vireo/ui'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { stopPreview } from '../preview.ts'
import { useVoices } from '../queries.ts'
import { voiceWords } from '../words.ts'
import { GuardNote } from './guard-note.tsx'

const VoicePickerDialog = later(async () => ({
  default: (await import('./voice-picker-dialog.tsx')).VoicePickerDialog,
}))

const looks = {
  card: 'h-14 w-full gap-3 bg-fill px-3 hover:bg-fill-hover',
  bar: 'h-10 max-w-48 gap-2 pr-2 pl-1 hover:bg-fill',
} as const

/**
 * Shows the voice in use and opens the list of all of them. In a bar there is room for face and name only, and the
 * bar itself says what keeps the voice silent.
 */
export function VoicePicker({
  value,
  onChange,
  look = 'card',
  className,
}: {
  readonly value: Voice | undefined
  readonly onChange: (voice: Voice) => void
  readonly look?: keyof typeof looks
  readonly className?: string
}) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { isPending } = useVoices()
  const close = () => {
    stopPreview()
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
          'flex min-w-0 items-center rounded-md text-left transition-colors',
          looks[look],
          className,
        )}
      >
        {value ? <VoiceFace id={value.voice_id} size={32} /> : <Skeleton round className="size-8" />}
        {look === 'bar' ? (
          <NameAlone voice={value} isPending={isPending} />
        ) : (
          <NameAndMore voice={value} isPending={isPending} />
        )}
        <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
      </button>
      {look === 'bar' ? null : <GuardNote voice={value} />}
      {wasOpened ? (
        <Suspense>
          <VoicePickerDialog open={open} selectedId={value?.voice_id} onChoose={onChange} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

type Naming = { readonly voice: Voice | undefined; readonly isPending: boolean }

function NameAlone({ voice, isPending }: Naming) {
  if (isPending && !voice) return <Skeleton className="h-4 w-16" />
  return <span className="min-w-0 truncate text-sm font-medium">{voice?.name ?? voiceWords.noVoice}</span>
}

function NameAndMore({ voice, isPending }: Naming) {
  return (
    <span className="min-w-0 flex-1">
      {isPending && !voice ? (
        <span className="flex h-9 flex-col justify-center gap-1.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-48 max-w-full" />
        </span>
      ) : (
        <>
          <span className="block truncate font-medium">{voice?.name ?? voiceWords.noVoice}</span>
          <span className="block truncate text-xs text-muted">{voice?.description}</span>
        </>
      )}
    </span>
  )
}
