import type { SecondFactor, SecondFactors as Factors } from '@vireo/contracts/identity'
import { Badge, Button, Section, Skeleton } from '@vireo/ui'
import { useState, type ReactNode } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { secondFactorWords } from '../second-factors/words.ts'
import { useAddFactorDialog } from '../second-factors/add-factor-dialog.tsx'
import { useSecondFactors } from '../second-factors/queries.ts'
import { DisableFactorDialog } from './disable-factor-dialog.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'

/** Shows the second factors there are, how to add one, and how to get rid of one. */
export function SecondFactors() {
  const factors = useSecondFactors()
  return (
    <Section
      title={secondFactorWords.sectionTitle}
      lead={secondFactorWords.sectionLead}
      action={
        factors.data?.required_by_workspace ? <Badge tone="accent">{secondFactorWords.requiredBadge}</Badge> : null
      }
    >
      {factors.isPending ? <Skeleton className="h-48.5 w-full md:h-43" /> : null}
      {factors.isError ? (
        <QueryError title={secondFactorWords.failed} error={factors.error} onRetry={factors.refetch} />
      ) : null}
      {factors.data ? <FactorList factors={factors.data} /> : null}
    </Section>
  )
}

function FactorList({ factors }: { readonly factors: Factors }) {
  const { open } = useAddFactorDialog()
  const [doomed, setDoomed] = useState<SecondFactor>()
  const [renewing, setRenewing] = useState(false)
  const hasFactor = factors.totp.enabled || factors.sms.enabled
  const codes = hasFactor ? secondFactorWords.codesLeft(factors.backup_codes_left) : secondFactorWords.noCodes
  return (
    <>
      <ul className="flex flex-col gap-5">
        <FactorRow
          name={secondFactorWords.app}
          help={secondFactorWords.chooseAppHelp}
          state={factors.totp}
          onSetUp={open}
          onSwitchOff={() => setDoomed('totp')}
        />
        <FactorRow
          name={secondFactorWords.texts}
          help={secondFactorWords.choosePhoneHelp}
          state={factors.sms}
          onSetUp={open}
          onSwitchOff={() => setDoomed('sms')}
        />
        <Row name={secondFactorWords.codes} detail={codes}>
          {hasFactor ? (
            <Button size="sm" onClick={() => setRenewing(true)}>
              {secondFactorWords.renew}
            </Button>
          ) : null}
        </Row>
      </ul>
      <DisableFactorDialog
        kind={doomed}
        isLast={!(factors.totp.enabled && factors.sms.enabled)}
        onClose={() => setDoomed(undefined)}
      />
      <RenewCodesDialog open={renewing} onClose={() => setRenewing(false)} />
    </>
  )
}

function FactorRow({
  name,
  help,
  state,
  onSetUp,
  onSwitchOff,
}: {
  readonly name: string
  /** What it is good for, until it is set up. */
  readonly help: string
  readonly state: Factors['totp']
  readonly onSetUp: () => void
  readonly onSwitchOff: () => void
}) {
  const badge = state.enabled ? <Badge tone="success">{secondFactorWords.on}</Badge> : null
  return (
    <Row name={name} badge={badge} detail={state.enabled ? (state.masked ?? '') : help}>
      {state.enabled ? (
        <Button size="sm" aria-label={`${secondFactorWords.switchOff}: ${name}`} onClick={onSwitchOff}>
          {secondFactorWords.switchOff}
        </Button>
      ) : (
        <Button size="sm" aria-label={`${secondFactorWords.setUp}: ${name}`} onClick={onSetUp}>
          {secondFactorWords.setUp}
        </Button>
      )}
    </Row>
  )
}

function Row({
  name,
  badge,
  detail,
  children,
}: {
  readonly name: string
  readonly badge?: ReactNode
  readonly detail: string
  readonly children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm font-medium">
          {name}
          {badge}
        </p>
        {detail === '' ? null : <p className="text-sm text-muted">{detail}</p>}
      </div>
      {children}
    </li>
  )
}
