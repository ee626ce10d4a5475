import { type AccessLevel, AccessLevel as Level, accessLevels } from '@vireo/contracts/resources'
import { Select } from '@vireo/ui'

import { sharingWords } from '../words.ts'

type Props = {
  readonly label: string
  readonly level: AccessLevel
  readonly disabled?: boolean
  readonly onChange: (level: AccessLevel) => void
}

/** Asks how far a share goes. */
export function LevelSelect({ label, level, disabled = false, onChange }: Props) {
  return (
    <Select
      label={label}
      labelHidden
      disabled={disabled}
      value={level}
      onChange={(value) => onChange(Level.parse(value))}
      groups={[{ label, options: accessLevels.map((value) => ({ value, label: sharingWords.levels[value] })) }]}
    />
  )
}
