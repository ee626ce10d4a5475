import type { Voice } from '@vireo/contracts/voices'
import { Popover, Sheet, usePhone } from '@vireo/ui'
import type { ReactNode } from 'react'

import { announceChosen } from '../announced-voice.ts'
import { voiceWords } from '../words.ts'
import { PickerList } from './picker-list.tsx'

type Props = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Draws the button that opens it; without an act of its own it takes that of the panel. */
  readonly trigger: (onClick?: () => void) => ReactNode
  readonly selectedId: string | undefined
  readonly onChoose: (voice: Voice) => void
}

/** Opens the list of every voice, to take one from: below its button, or as a sheet from the bottom of a phone. */
export function PickerPanel({ open, onOpenChange, trigger, selectedId, onChoose }: Props) {
  const isPhone = usePhone()
  const list = (
    <PickerList
      selectedId={selectedId}
      onSelect={(voice) => {
        onChoose(voice)
        onOpenChange(false)
        announceChosen(voice)
      }}
    />
  )
  if (!isPhone) {
    return (
      <Popover label={voiceWords.choose} align="start" trigger={trigger()} open={open} onOpenChange={onOpenChange}>
        {list}
      </Popover>
    )
  }
  return (
    <>
      {trigger(() => onOpenChange(true))}
      <Sheet open={open} onClose={() => onOpenChange(false)} title={voiceWords.choose} side="bottom">
        {list}
      </Sheet>
    </>
  )
}
