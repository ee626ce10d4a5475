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
  readonly onEdit: (edit: Edit) => unknown
}

/** Says who speaks a paragraph, and lets one change that: here, or wherever they speak. */
export function SpeakerMenu({ place, speaker, speakers, onEdit }: SpeakerMenuProps) {
  const [asked, setAsked] = useState<'rename' | 'add'>()
  const name = async (written: string) => {
    const id = asked === 'add' ? freeId(speakers) : (speaker?.id ?? freeId(speakers))
    if (id !== speaker?.id) onEdit({ kind: 'speaker', paragraph: place, speaker_id: id })
    onEdit({ kind: 'rename_speaker', speaker_id: id, name: written })
  }
  const isRenaming = asked === 'rename' && speaker !== undefined
  return (
    <>
      <Menu align="start" tall trigger={<SpeakerButton name={speaker?.name} />}>
        <MenuLabel>{transcriptionWords.speaksHere}</MenuLabel>
        <MenuChoices
          label={transcriptionWords.speaksHere}
          value={speaker?.id ?? ''}
          options={speakers.map((each) => ({ value: each.id, label: each.name }))}
          onChange={(id) => onEdit({ kind: 'speaker', paragraph: place, speaker_id: id })}
        />
        <MenuItem icon={<UserPlus aria-hidden size={16} />} onSelect={() => setAsked('add')}>
          {transcriptionWords.somebodyElse}
        </MenuItem>
        {speaker ? <MenuSeparator /> : null}
        {speaker ? (
          <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setAsked('rename')}>
            {transcriptionWords.renameSpeaker(speaker.name)}
          </MenuItem>
        ) : null}
        {speaker ? <Merges speaker={speaker} speakers={speakers} onEdit={onEdit} /> : null}
      </Menu>
      {asked ? (
        <NameDialog
          title={isRenaming ? transcriptionWords.renameSpeaker(speaker.name) : transcriptionWords.somebodyElse}
          label={transcriptionWords.speakerName}
          name={isRenaming ? speaker.name : ''}
          onSave={name}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}

function SpeakerButton({ name, ...rest }: { readonly name: string | undefined }) {
  return (
    <button
      type="button"
      {...rest}
      className="pressed inline-flex min-h-6 max-w-60 items-center gap-1 rounded-sm text-sm font-medium hover:text-accent"
    >
      <span className="truncate">{name ?? transcriptionWords.nobody}</span>
      <ChevronDown aria-hidden size={14} className="shrink-0 text-muted" />
    </button>
  )
}

type MergesProps = Pick<SpeakerMenuProps, 'speakers' | 'onEdit'> & { readonly speaker: Speaker }

function Merges({ speaker, speakers, onEdit }: MergesProps) {
  return speakers
    .filter(({ id }) => id !== speaker.id)
    .map((other) => (
      <MenuItem
        key={other.id}
        icon={<Merge aria-hidden size={16} />}
        onSelect={() => onEdit({ kind: 'merge_speakers', from: speaker.id, into: other.id })}
      >
        {transcriptionWords.mergeInto(speaker.name, other.name)}
      </MenuItem>
    ))
}

function freeId(speakers: readonly Speaker[]): string {
  for (let number = speakers.length; ; number++) {
    const id = `speaker_${number}`
    if (!speakers.some((speaker) => speaker.id === id)) return id
  }
}
