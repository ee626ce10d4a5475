import { type Permission, permissions } from '@vireo/contracts/kit'
import { useId } from 'react'

import { apiKeyWords } from './words.ts'

/** `speech_history_read` → `speech history read`: the names of the API, without its underscores. */
export function scopeName(scope: Permission): string {
  return scope.replaceAll('_', ' ')
}

/** What a key may do: everything (`undefined`), or a choice. */
export function ScopeChoice({
  chosen,
  everything,
  error,
  onChange,
}: {
  readonly chosen: readonly Permission[] | undefined
  readonly everything: string
  readonly error: string | undefined
  readonly onChange: (chosen: readonly Permission[] | undefined) => void
}) {
  const id = useId()
  const toggle = (scope: Permission) =>
    onChange(chosen?.includes(scope) ? chosen.filter((one) => one !== scope) : [...(chosen ?? []), scope])
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{apiKeyWords.access}</legend>
      <Way name={id} checked={chosen === undefined} label={everything} onChoose={() => onChange(undefined)} />
      <Way
        name={id}
        checked={chosen !== undefined}
        label={apiKeyWords.accessSome}
        onChoose={() => onChange(chosen ?? [])}
      />
      {chosen === undefined ? null : (
        <ul
          aria-label={apiKeyWords.scopes}
          className="grid max-h-52 gap-x-4 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2"
        >
          {permissions.map((scope) => (
            <li key={scope}>
              <label className="flex min-h-7 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={chosen.includes(scope)}
                  onChange={() => toggle(scope)}
                  className="size-4 shrink-0 accent-accent"
                />
                {scopeName(scope)}
              </label>
            </li>
          ))}
        </ul>
      )}
      {error === undefined ? null : (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Way({
  name,
  checked,
  label,
  onChoose,
}: {
  readonly name: string
  readonly checked: boolean
  readonly label: string
  readonly onChoose: () => void
}) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-sm">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="size-4 accent-accent" />
      {label}
    </label>
  )
}
