import { musicLimits } from '@vireo/contracts/music'
import { Dialog, Slider, TextField } from '@vireo/ui'
import { useState } from 'react'

import { musicWords } from '../words.ts'
import { type DraftSection, stylesIn } from './plan-draft.ts'

type Changes = Pick<DraftSection, 'name' | 'durationMs' | 'positive' | 'negative'>
type Props = {
  readonly section: DraftSection | undefined
  readonly onClose: () => void
  readonly onSave: (changes: Changes) => void
}

/** Edits one section: what it is called and therefore is, how long it lasts, and how it sounds. */
export function SectionDialog({ section, onClose, onSave }: Props) {
  return section ? <Editing key={section.id} section={section} onClose={onClose} onSave={onSave} /> : null
}

function Editing({ section, onClose, onSave }: Props & { readonly section: DraftSection }) {
  const [name, setName] = useState(section.name)
  const [durationMs, setDurationMs] = useState(section.durationMs)
  const [positive, setPositive] = useState(() => section.positive.join(', '))
  const [negative, setNegative] = useState(() => section.negative.join(', '))
  const isNamed = name.trim() !== ''
  const save = () =>
    onSave({ name: name.trim(), durationMs, positive: stylesIn(positive), negative: stylesIn(negative) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={musicWords.editTitle(section.name)}
      description={section.nth === undefined ? undefined : musicWords.editHelp}
      confirm={{ label: musicWords.apply, disabled: !isNamed, onConfirm: save }}
    >
      <div className="mt-4 flex flex-col gap-4">
        <TextField
          label={musicWords.sectionName}
          help={musicWords.sectionNameHelp}
          error={isNamed ? undefined : musicWords.nameMissing}
          value={name}
          maxLength={musicLimits.sectionNameMax}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Slider
          label={musicWords.seconds}
          value={durationMs / 1000}
          min={musicLimits.sectionMsMin / 1000}
          max={musicLimits.sectionMsMax / 1000}
          step={0.5}
          format={musicWords.secondsOf}
          onChange={(seconds) => setDurationMs(Math.round(seconds * 1000))}
        />
        <TextField
          label={musicWords.sectionStyles.positive}
          placeholder={musicWords.stylesPlaceholder}
          value={positive}
          autoComplete="off"
          onChange={({ target }) => setPositive(target.value)}
        />
        <TextField
          label={musicWords.sectionStyles.negative}
          placeholder={musicWords.notPlaceholder}
          value={negative}
          autoComplete="off"
          onChange={({ target }) => setNegative(target.value)}
        />
      </div>
    </Dialog>
  )
}
