import { TextField } from '@vireo/ui'
import type { ComponentProps } from 'react'

/** Asks for a code of six digits, which phones offer to fill in by themselves. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      className="font-mono tracking-widest"
    />
  )
}
