import { sharePasswordBounds } from '@vireo/contracts/sharing'
import { Button, TextField } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { sharingWords as words } from '../words.ts'

type Props = {
  readonly hasPassword: boolean
  readonly busy: boolean
  readonly onChange: (password: string | null) => void
}

/** Sets the password of a link, or takes it away. */
export function LinkPassword({ hasPassword, busy, onChange }: Props) {
  const [value, setValue] = useState('')
  const isFit = value.length >= sharePasswordBounds.min && value.length <= sharePasswordBounds.max
  if (hasPassword)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-48 text-sm">{words.hasPassword}</p>
        <Button disabled={busy} onClick={() => onChange(null)}>
          {words.removePassword}
        </Button>
      </div>
    )
  const set = (event: FormEvent) => {
    event.preventDefault()
    if (isFit) onChange(value)
    setValue('')
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={set}>
      <div className="min-w-0 flex-1">
        <TextField
          label={words.password}
          help={words.passwordHelp}
          type="password"
          autoComplete="new-password"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <Button type="submit" className="mt-6.5" disabled={busy || !isFit}>
        {words.setPassword}
      </Button>
    </form>
  )
}
