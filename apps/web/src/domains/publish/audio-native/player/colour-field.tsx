import { IconButton, TextField } from '@vireo/ui'
import { X } from 'lucide-react'

import { fullColour, isColour } from './looks.ts'
import { lookWords } from './words.ts'

/** Takes a colour: from the browser's picker, as six digits, or none at all. */
export function ColourField({
  label,
  value,
  placeholder = lookWords.ofSystem,
  onChange,
}: {
  readonly label: string
  readonly value: string
  /** What counts where there is none. */
  readonly placeholder?: string
  readonly onChange: (value: string) => void
}) {
  const full = fullColour(value)
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          value={value}
          placeholder={placeholder}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          error={isColour(value) ? undefined : lookWords.colourWrong}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </div>
      <div className="flex items-center gap-1 pt-6">
        <input
          type="color"
          aria-label={lookWords.pick(label)}
          value={full ?? '#808080'}
          onChange={({ target }) => onChange(target.value)}
          className={`h-(--control-height) w-11 cursor-pointer rounded-md bg-fill p-1.5 hover:bg-fill-hover ${full === undefined ? 'opacity-40' : ''}`}
        />
        {value === '' ? null : (
          <IconButton label={lookWords.clear(label)} onClick={() => onChange('')}>
            <X aria-hidden size={16} />
          </IconButton>
        )}
      </div>
    </div>
  )
}
