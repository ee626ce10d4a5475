import { TextField } from '@vireo/ui'
import { Dices } from 'lucide-react'
import { useState } from 'react'

import { seedMax } from '../draft.ts'
import { speechWords } from '../words.ts'

type SeedFieldProps = {
  readonly seed: number | undefined
  readonly onChange: (seed: number | undefined) => void
}

/** Takes the number that makes a take the same again; empty, every take is another one. Give it the seed as its key. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const [text, setText] = useState(seed === undefined ? '' : String(seed))
  const value = Number(text)
  const isWrong = text.trim() !== '' && !(Number.isInteger(value) && value >= 0 && value <= seedMax)
  return (
    <TextField
      label={speechWords.seed}
      help={speechWords.seedHelp}
      error={isWrong ? speechWords.seedWrong : undefined}
      icon={<Dices aria-hidden size={16} />}
      inputMode="numeric"
      placeholder={speechWords.seedPlaceholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (!isWrong) onChange(text.trim() === '' ? undefined : value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
