import { UpdateUser, type User } from '@vireo/contracts/users'
import { TextField } from '@vireo/ui'
import { useState, type ReactNode } from 'react'

import { surveyWords } from './words.ts'

/** Asks what somebody wants to be called. */
export function NameForm({
  user,
  onAnswer,
  children,
}: {
  readonly user: User
  readonly onAnswer: (name: string) => void
  readonly children: (canGoOn: boolean) => ReactNode
}) {
  const [name, setName] = useState(user.first_name ?? '')
  const isRefused = !UpdateUser.shape.first_name.safeParse(name).success
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRefused && name.trim() !== '') onAnswer(name.trim())
      }}
      className="flex flex-col gap-6"
    >
      <h1 className="text-xl font-semibold tracking-tight text-balance">{surveyWords.name.title}</h1>
      <TextField
        label={surveyWords.name.label}
        value={name}
        autoFocus
        autoComplete="given-name"
        error={isRefused && name !== '' ? surveyWords.name.tooLong : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {children(name.trim() !== '' && !isRefused)}
    </form>
  )
}
