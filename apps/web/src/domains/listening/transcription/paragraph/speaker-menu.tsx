import type { Edit, Speaker } from '@vireo/transcripts'
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '@vireo/ui'
import { ChevronDown, Merge, Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'

import { NameDialog } from '../list/name-dialog.tsx'
import { transcriptionWords } from '../words.ts'

type SpeakerMenuProps = {
  readonly place: number
  readonly speaker: Speaker | undefined
  readonly speakers: readonly Speaker[]
  readonly onEdit: (edit: Edit) => void
}

/** Says who speaks a paragraph, and lets one change that: here, or wherever they speak. */
export function SpeakerMenu({ place, speaker, speakers, onEdit }: SpeakerMenuProps) {
  const [asked, setAsked] = useState<'rename' | 'add'>()
  const others = speakers.filter(({ id }) => id !== speaker?.id)
  const add = (name: string) => {
    const id = freeId(speakers)
    onEdit({ kind: 'speaker', paragraph: place, speaker_id: id })
    onEdit({ kind: 'rename_speaker', speaker_id: id, name })
  }
  return (
    <>
      <Menu
        align="start"
        tall
        trigger={
          <button
            type="button"
            className="pressed inline-flex max-w-60 items-center gap-1 rounded-sm text-sm font-medium hover:text-accent"
          >
            <span className="truncate">{speaker?.name ?? transcriptionWords.nobody}</span>
            <ChevronDown aria-hidden size={14} className="shrink-0 text-muted" />
          </button>
        }
      >
        <MenuLabel>{transcriptionWords.speaksHere}</MenuLabel>
        <MenuChoices
          label={transcriptionWords.speaksHere}
          value={speaker?.id ?? ''}
          options={speakers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onEdit({ kind: 'speaker', paragraph: place, speaker_id: id })}
        />
        <MenuItem icon={<UserPlus aria-hidden size={16} />} onSelect={() => setAsked('add')}>
          {transcriptionWords.somebodyElse}
        </MenuItem>
        {speaker ? (
          <>
            <MenuSeparator />
            <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setAsked('rename')}>
              {transcriptionWords.renameSpeaker(speaker.name)}
            </MenuItem>
            {others.map((other) => (
              <MenuItem
                key={other.id}
                icon={<Merge aria-hidden size={16} />}
                onSelect={() => onEdit({ kind: 'merge_speakers', from: speaker.id, into: other.id })}
              >
                {transcriptionWords.mergeInto(speaker.name, other.name)}
              </MenuItem>
            ))}
          </>
        ) : null}
      </Menu>
      {asked ? (
        <NameDialog
          title={
            asked === 'add' || !speaker
              ? transcriptionWords.somebodyElse
              : transcriptionWords.renameSpeaker(speaker.name)
          }
          label={transcriptionWords.speakerName}
          name={asked === 'add' ? '' : (speaker?.name ?? '')}
          onSave={async (name) => {
            if (asked === 'add' || !speaker) add(name)
            else onEdit({ kind: 'rename_speaker', speaker_id: speaker.id, name })
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}

function freeId(speakers: readonly Speaker[]): string {
  for (let number = speakers.length; ; number++) {
    const id = `speaker_${number}`
    if (!speakers.some((speaker) => speaker.id === id)) return id
  }
}
