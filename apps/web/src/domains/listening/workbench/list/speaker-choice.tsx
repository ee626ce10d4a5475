import type { TimedText } from '@vireo/transcripts/timed'
import { Menu, MenuChoices, MenuItem, MenuLabel } from '@vireo/ui'
import { ChevronDown, Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import { workbenchWords } from '../words.ts'
import { SpeakerDialog } from './speaker-dialog.tsx'

type SpeakerChoiceProps = {
  readonly id: string
  readonly speaker: string
  readonly speakers: TimedText['speakers']
  readonly isOpen: boolean
  readonly onChange: Writing['change']
}

/** Says who speaks, and lets one say otherwise: here, or what somebody is called everywhere. */
export function SpeakerChoice({ id, speaker, speakers, isOpen, onChange }: SpeakerChoiceProps) {
  const [asked, ask] = useState<'rename' | 'add'>()
  const name = nameOf(speaker, speakers)
  if (!isOpen) return <span className="truncate text-xs font-medium">{name}</span>
  const known = speakers.some((each) => each.id === speaker) ? speakers : [{ id: speaker, name }, ...speakers]
  const save = (written: string) => {
    const who = asked === 'add' ? freeId(known) : speaker
    onChange({ kind: 'name', speaker_id: who, name: written })
    if (asked === 'add') onChange({ kind: 'speaker', id, speaker_id: who })
  }
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={workbenchWords.speakerIs(name)}
            className="pressed inline-flex min-h-6 max-w-full items-center gap-1 self-start rounded-sm text-xs font-medium hover:text-accent pointer-coarse:min-h-11"
          >
            <span className="truncate">{name}</span>
            <ChevronDown aria-hidden size={12} className="shrink-0 text-muted" />
          </button>
        }
      >
        <MenuLabel>{workbenchWords.speaker}</MenuLabel>
        <MenuChoices
          label={workbenchWords.speaker}
          value={speaker}
          options={known.map((each) => ({ value: each.id, label: nameOf(each.id, known) }))}
          onChange={(who) => void onChange({ kind: 'speaker', id, speaker_id: who })}
        />
        <MenuItem icon={<UserPlus aria-hidden size={16} />} onSelect={() => ask('add')}>
          {workbenchWords.addSpeaker}
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => ask('rename')}>
          {workbenchWords.renameSpeaker(name)}
        </MenuItem>
      </Menu>
      {asked ? (
        <SpeakerDialog
          title={asked === 'add' ? workbenchWords.addSpeaker : workbenchWords.renameSpeaker(name)}
          name={asked === 'add' ? '' : name}
          onSave={save}
          onClose={() => ask(undefined)}
        />
      ) : null}
    </>
  )
}

/** Answers what somebody is called. */
export function nameOf(id: string, speakers: TimedText['speakers']): string {
  return (
    speakers.find((each) => each.id === id)?.name || workbenchWords.speakerWithoutName(id.replace(/^speaker-?/u, ''))
  )
}

function freeId(speakers: TimedText['speakers']): string {
  for (let number = speakers.length + 1; ; number++) {
    const id = `speaker-${number}`
    if (!speakers.some((each) => each.id === id)) return id
  }
}
