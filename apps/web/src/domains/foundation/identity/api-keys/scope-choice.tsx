import { type Permission, permissions } from '@vireo/contracts/kit'
import { SegmentedControl } from '@vireo/ui'

import { TickList } from '#kit/forms/index.ts'
import { permissionName } from '../permissions/index.ts'
import { apiKeyWords } from './words.ts'

/** Lets one choose what a key may do: everything (`undefined`), or some things. */
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
  return (
    <>
      <SegmentedControl
        label={apiKeyWords.access}
        help={chosen === undefined ? everything : undefined}
        value={chosen === undefined ? 'all' : 'some'}
        options={[
          { value: 'all', label: apiKeyWords.everything },
          { value: 'some', label: apiKeyWords.accessSome },
        ]}
        onChange={(way) => onChange(way === 'all' ? undefined : [])}
      />
      {chosen === undefined ? null : (
        <TickList
          label={apiKeyWords.scopes}
          options={permissions.map((scope) => ({ value: scope, label: permissionName(scope) }))}
          chosen={chosen}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  )
}
