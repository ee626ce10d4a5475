import { LiveSettings, type LiveSettingName, type LiveSettingsState } from '@vireo/contracts/staff'
import { Button, NotAllowedState } from '@vireo/ui'
import { useState } from 'react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { draftOf, readDraft } from './draft.ts'
import { type Change, useChangeSettings, useLiveSettings } from './queries.ts'
import { SettingField } from './setting-field.tsx'
import { settingWords as words } from './words.ts'

/** Lets whoever runs the instance change what may change while it runs. */
export function SettingsPage() {
  const settings = useLiveSettings()
  if (settings.error instanceof ApiError && settings.error.code === 'operator_only')
    return <NotAllowedState title={words.forOperators} help={words.forOperatorsHelp} />
  if (settings.isError) return <QueryError title={words.failed} error={settings.error} onRetry={settings.refetch} />
  if (settings.isPending) return <RowsSkeleton />
  return (
    <>
      <PageLead>{words.lead}</PageLead>
      <SettingsForm key={JSON.stringify(settings.data)} state={settings.data} />
    </>
  )
}

type Asking = { readonly change: Change; readonly title: string; readonly lead: string }

function SettingsForm({ state: { values, sources } }: { readonly state: LiveSettingsState }) {
  const [draft, setDraft] = useState(draftOf(values))
  const [asking, setAsking] = useState<Asking>()
  const change = useChangeSettings()
  const { changes, wrong } = readDraft(draft, values)
  const isSame = Object.keys(changes).length === 0
  const names = LiveSettings.keyof().options
  const reset = (name: LiveSettingName) =>
    setAsking({
      change: { reset: [name] },
      title: `${words.reset}: ${words.names[name].title}`,
      lead: words.resetLead,
    })
  return (
    <form
      noValidate
      className="flex max-w-3xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame && wrong.length === 0)
          setAsking({ change: { changes }, title: words.saveTitle, lead: words.saveLead })
      }}
    >
      <ul className="flex flex-col gap-3">
        {names.map((name) => (
          <SettingField
            key={name}
            name={name}
            draft={draft}
            source={sources[name]}
            isWrong={wrong.includes(name)}
            onChange={setDraft}
            onReset={() => reset(name)}
          />
        ))}
      </ul>
      <div>
        <Button type="submit" variant="primary" disabled={isSame || wrong.length > 0}>
          {words.save}
        </Button>
      </div>
      {asking ? (
        <ReasonDialog
          title={asking.title}
          lead={asking.lead}
          action={asking.change.reset ? words.reset : words.save}
          done={words.saved}
          act={(reason) => change(asking.change, reason)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </form>
  )
}
