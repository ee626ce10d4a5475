import { addressEndpoints, type WorkspaceEngines } from '@vireo/contracts/engines'
import { Section, showSuccess, Skeleton, Switch } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatList } from '#kit/format/index.ts'
import { SettingBlock, SettingBlocks } from '#kit/page/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { AddEngine, EngineList } from './engine-list.tsx'
import { useOwnEngines, useRefreshAddresses } from './queries.ts'
import { addressWords } from './words.ts'

/** Shows what a workspace lets leave this instance, and its own engines by address; only its admins see it. */
export function OwnEnginesSection({ mayChange }: { readonly mayChange: boolean }) {
  const { data, error, isPending, refetch } = useOwnEngines(mayChange)
  if (!mayChange) return null
  if (isPending) return <Skeleton className="h-40 w-full rounded-lg" />
  if (!data) return <QueryError title={addressWords.failed} error={error} onRetry={refetch} />
  const { may_have_own: mayHaveOwn, engines, nothing_leaves: nothingLeaves } = data
  return (
    <Section title={addressWords.title} lead={mayHaveOwn ? addressWords.ownLead : addressWords.notIncluded}>
      <SettingBlocks>
        {mayHaveOwn || engines.length > 0 ? (
          <SettingBlock
            title={addressWords.ownTitle}
            action={mayHaveOwn && !nothingLeaves ? <AddEngine owner="workspace" engines={engines} /> : null}
          >
            <EngineList owner="workspace" engines={engines} />
          </SettingBlock>
        ) : null}
        <Rules rules={data} />
      </SettingBlocks>
    </Section>
  )
}

function Rules({ rules }: { readonly rules: WorkspaceEngines }) {
  const { busy, attempt } = useAttempt(useRefreshAddresses())
  const hosts = formatList(rules.shared_hosts)
  const save = async (nothingLeaves: boolean) => {
    await call(addressEndpoints.setRules, { nothing_leaves: nothingLeaves })
    showSuccess(addressWords.rulesSaved)
  }
  return (
    <SettingBlock
      title={addressWords.rulesTitle}
      lead={hosts === '' ? addressWords.rulesLeadNone : addressWords.rulesLead(hosts)}
    >
      <Switch
        label={addressWords.nothingLeaves}
        help={addressWords.nothingLeavesHelp}
        checked={rules.nothing_leaves}
        disabled={busy}
        onChange={(value) => void attempt(() => save(value))}
      />
    </SettingBlock>
  )
}
