import { useQueryClient } from '@tanstack/react-query'
import { PublicUserName, usersEndpoints } from '@vireo/contracts/users'
import { Button, showSuccess, TextField } from '@vireo/ui'
import { type FormEvent, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { logQuietly } from '#kit/log.ts'
import { sharingWords as words } from '../words.ts'

/** Changes the name that stands beside what somebody shares. A failure is only logged: the link works all the same. */
export function PublicName({ name }: { readonly name: string }) {
  const client = useQueryClient()
  const [value, setValue] = useState(name)
  const [saved, setSaved] = useState(name)
  const [isBusy, setBusy] = useState(false)
  const parsed = PublicUserName.safeParse(value)
  const isChanged = value !== saved
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!parsed.success) return
    setBusy(true)
    try {
      await call(usersEndpoints.updatePublicUserName, { public_user_name: parsed.data })
      setSaved(value)
      showSuccess(words.nameSaved)
      await client.invalidateQueries({ queryKey: [usersEndpoints.get.id] })
    } catch (error) {
      logQuietly('the public name was not changed', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={(event) => void save(event)}>
      <div className="min-w-0 flex-1">
        <TextField
          label={words.publicName}
          help={words.publicNameHelp}
          value={value}
          autoComplete="nickname"
          error={isChanged && !parsed.success ? words.nameLength : undefined}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <Button type="submit" className="mt-6.5" loading={isBusy} disabled={!isChanged || !parsed.success}>
        {words.saveName}
      </Button>
    </form>
  )
}
