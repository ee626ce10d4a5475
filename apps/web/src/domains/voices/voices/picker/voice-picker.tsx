import type { Voice } from '@vireo/contracts/voices'
import { Skeleton, VoiceFace, joinClasses } from '@vireo/ui'
import { AudioLines, ChevronDown } from 'lucide-react'
import { memo, Suspense, useState } from 'react'

import { drawnOf } from '#kit/faces/index.ts'
import { later } from '#kit/later.tsx'
import { GuardNote } from '../components/guard-note.tsx'
import { saidOf } from '../description-words/said-of.ts'
import { stopPreview } from '../preview/preview.ts'
import { useVoices } from '../queries.ts'
import { voiceWords } from '../words.ts'

const PickerPanel = later(async () => ({ default: (await import('./picker-panel.tsx')).PickerPanel }))

export type VoicePickerProps = {
  readonly value: Voice | undefined
  readonly onChange: (voice: Voice) => void
  readonly className?: string
  /** What stands there while none is chosen, where that means something. */
  readonly placeholder?: string
  /** In a bar there is room for face and name only. */
  readonly look?: keyof typeof looks
}

const looks = {
  card: 'h-14 w-full gap-3 bg-fill px-3 hover:bg-fill-hover',
  bar: 'h-10 max-w-48 gap-2 pr-2 pl-1 hover:bg-fill',
} as const

/**
 * Shows the voice in use and opens the list of all of them: a panel at the button, a sheet on phones. A bar itself says
 * what keeps the voice silent. It stands beside what is typed, and is drawn only when something of it changes.
 */
export const VoicePicker = memo(function VoicePicker({
  value,
  onChange,
  className,
  placeholder,
  look = 'card',
}: VoicePickerProps) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const change = (next: boolean) => {
    if (next) setWasOpened(true)
    else stopPreview()
    setOpen(next)
  }
  const trigger = (onClick?: () => void) => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={value ? voiceWords.chosen(value.name) : voiceWords.choose}
      onClick={onClick}
      className={joinClasses(
        'pressed flex min-w-0 items-center rounded-md text-left transition-colors',
        looks[look],
        className,
      )}
    >
      <Face value={value} />
      <Chosen value={value} placeholder={placeholder} compact={look === 'bar'} />
      <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
    </button>
  )
  return (
    <>
      {wasOpened ? (
        <Suspense fallback={trigger()}>
          <PickerPanel
            open={open}
            onOpenChange={change}
            trigger={trigger}
            selectedId={value?.voice_id}
            onChoose={onChange}
          />
        </Suspense>
      ) : (
        trigger(() => change(true))
      )}
      {look === 'bar' ? null : <GuardNote voice={value} />}
    </>
  )
})

function Face({ value }: Pick<VoicePickerProps, 'value'>) {
  const { isPending } = useVoices()
  if (value) return <VoiceFace {...drawnOf(value.face)} size={32} />
  if (isPending) return <Skeleton round className="size-8" />
  return (
    <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-full bg-fill text-muted">
      <AudioLines size={16} />
    </span>
  )
}

function Chosen({
  value,
  placeholder = voiceWords.noVoice,
  compact,
}: Pick<VoicePickerProps, 'value'> & {
  readonly placeholder: string | undefined
  readonly compact: boolean
}) {
  const { isPending } = useVoices()
  if (isPending && !value) {
    return (
      <span className="flex h-9 min-w-0 flex-1 flex-col justify-center gap-1.5">
        <Skeleton className="h-4 w-32 max-w-full" />
        {compact ? null : <Skeleton className="h-3 w-48 max-w-full" />}
      </span>
    )
  }
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-sm font-medium">{value?.name ?? placeholder}</span>
      {compact ? null : <span className="block truncate text-xs text-muted">{value && saidOf(value)}</span>}
    </span>
  )
}
