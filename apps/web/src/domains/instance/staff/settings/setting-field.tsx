import { type LiveSettingName, liveSettingVariables, type LiveSettingsState } from '@vireo/contracts/staff'
import { Badge, Button, SegmentedControl, Switch, TextArea, TextField } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import type { Draft } from './draft.ts'
import { settingWords as words } from './words.ts'

type SettingFieldProps = {
  readonly name: LiveSettingName
  readonly draft: Draft
  readonly source: LiveSettingsState['sources'][LiveSettingName]
  readonly isWrong: boolean
  readonly onChange: (draft: Draft) => void
  readonly onReset: () => void
}

/** Shows one setting: what it is, who decided it, and the way to change it, where the environment does not decide. */
export function SettingField(props: SettingFieldProps) {
  const { name, source, onReset } = props
  return (
    <li className="flex flex-col gap-3 rounded-lg bg-surface p-4 md:p-6">
      <Control {...props} />
      {source === 'environment' ? (
        <p className="text-sm break-words text-muted">{words.inEnvironment(liveSettingVariables[name])}</p>
      ) : null}
      {source === 'stored' ? (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="neutral">{words.changedHere}</Badge>
          <Button size="sm" aria-label={`${words.reset}: ${words.names[name].title}`} onClick={onReset}>
            {words.reset}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

function Control({ name, draft, source, isWrong, onChange }: SettingFieldProps) {
  const { title: label, help } = words.names[name]
  const disabled = source === 'environment'
  const set = (value: string | boolean) => onChange({ ...draft, [name]: value })
  if (name === 'sign_up')
    return (
      <SegmentedControl
        label={label}
        help={help}
        disabled={disabled}
        options={(['open', 'invite', 'closed'] as const).map((value) => ({ value, label: words.signUps[value] }))}
        value={draft.sign_up}
        onChange={set}
      />
    )
  if (name === 'reviews_published_voices')
    return <Switch label={label} help={help} disabled={disabled} checked={draft[name]} onChange={set} />
  if (name === 'moderated_terms')
    return (
      <TextArea
        label={label}
        help={help}
        disabled={disabled}
        rows={4}
        value={draft[name]}
        onChange={(event) => set(event.target.value)}
      />
    )
  return (
    <TextField
      label={label}
      help={help}
      error={isWrong ? problems[name] : undefined}
      disabled={disabled}
      inputMode={name === 'contact_mail' ? 'email' : 'numeric'}
      autoComplete="off"
      value={draft[name]}
      onChange={(event) => set(event.target.value)}
    />
  )
}

const problems = {
  get contact_mail() {
    return words.anAddress
  },
  get referral_reward_credits() {
    return words.wholeNumber(formatExact(1_000_000_000))
  },
  get author_share_percent() {
    return words.wholeNumber('100')
  },
}
