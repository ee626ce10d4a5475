import { musicLimits } from '@vireo/contracts/music'
import { TextField } from '@vireo/ui'
import { Dices } from 'lucide-react'
import { useState } from 'react'

import { musicWords } from '../words.ts'

type Props = {
  readonly seed: number | null
  readonly onChange: (seed: number | null) => void
}

/** Takes the number that makes the same piece again; empty, every piece is another one. Give it the seed as its key. */
export function SeedField({ seed, onChange }: Props) {
  const [text, setText] = useState(seed === null ? '' : String(seed))
  const value = Number(text)
  const isWrong = text.trim() !== '' && !(Number.isInteger(value) && value >= 0 && value <= musicLimits.seedMax)
  return (
    <TextField
      label={musicWords.seed}
      error={isWrong ? musicWords.seedWrong : undefined}
      icon={<Dices aria-hidden size={16} />}
      inputMode="numeric"
      placeholder={musicWords.seedPlaceholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (!isWrong) onChange(text.trim() === '' ? null : value)
      }}
    />
  )
}
