import type { SingleSignOn } from '@vireo/contracts/sso'
import { Select, Skeleton, Switch } from '@vireo/ui'
import { useState } from 'react'

import { formatDate } from '#kit/format/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { SettingBlock } from '#kit/page/index.ts'
import { useRules, useUpdateRules } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

/** Decides who joins by signing in, and whether passwords still let anybody in. */
export function Rules({ mayChange }: { readonly mayChange: boolean }) {
  const { data, error, isPending, refetch } = useRules()
  return (
    <SettingBlock title={ssoSettingsWords.rulesTitle} lead={ssoSettingsWords.rulesLead}>
      {isPending ? <Skeleton className="h-24 w-full" /> : null}
      {error && !data ? <QueryError title={ssoSettingsWords.failed} error={error} onRetry={refetch} /> : null}
      {data ? <RuleFields rules={data} mayChange={mayChange} /> : null}
    </SettingBlock>
  )
}

const roles = ['viewer', 'editor', 'admin'] as const

function RuleFields({ rules, mayChange }: { readonly rules: SingleSignOn; readonly mayChange: boolean }) {
  const { mutateAsync, isPending } = useUpdateRules()
  const change = (changes: Parameters<typeof mutateAsync>[0]) => void mutateAsync(changes).catch(showFailure)
  const [enforcing, setEnforcing] = useState(false)
  const { enabled, enabled_at_unix: since, enabled_by_user_email: by } = rules.user_auto_provisioning
  const disabled = !mayChange || isPending
  const options = roles.map((value) => ({ value, label: ssoSettingsWords.roles[value] }))
  return (
    <div className="flex flex-col gap-6">
      <Switch
        label={ssoSettingsWords.provisioning}
        help={
          <>
            {ssoSettingsWords.provisioningHelp}{' '}
            {since !== null && by !== null ? ssoSettingsWords.provisioningBy(by, formatDate(since)) : null}
          </>
        }
        checked={enabled}
        disabled={disabled}
        onChange={(on) => change({ auto_provisioning_enabled: on })}
      />
      {enabled ? (
        <div className="max-w-xs">
          <Select
            segmented
            label={ssoSettingsWords.role}
            value={rules.provisioning_role}
            groups={[{ label: ssoSettingsWords.role, options }]}
            disabled={disabled}
            onChange={(value) => change({ provisioning_role: roles.find((role) => role === value) ?? 'viewer' })}
          />
        </div>
      ) : null}
      <Switch
        label={ssoSettingsWords.enforced}
        help={ssoSettingsWords.enforcedHelp}
        checked={rules.is_enforced}
        disabled={disabled}
        onChange={(on) => (on ? setEnforcing(true) : change({ is_enforced: false }))}
      />
      {enforcing ? (
        <ConfirmFirst
          title={ssoSettingsWords.enforceTitle}
          consequence={ssoSettingsWords.enforceConsequence}
          action={ssoSettingsWords.enforce}
          act={() => mutateAsync({ is_enforced: true })}
          onClose={() => setEnforcing(false)}
        />
      ) : null}
    </div>
  )
}
