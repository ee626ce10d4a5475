import { type ImpactApplication, impactTiers, ImpactTier } from '@vireo/contracts/impact-program'
import { Button, Dialog, SegmentedControl, showSuccess, TextArea } from '@vireo/ui'
import { useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { type Decision, useDecide } from '../queries.ts'
import { impactProgramWords as words } from '../words.ts'

type DecideDialogProps = {
  readonly application: ImpactApplication
  readonly kind: Decision['decision']
  readonly onClose: () => void
}

const titles = { approve: words.approveTitle, decline: words.declineTitle, end: words.endTitle } as const

/** Asks which grant and what the applicant is told, and decides. */
export function DecideDialog({ application, kind, onClose }: DecideDialogProps) {
  const { application_id: id, organization } = application
  const [tier, setTier] = useState<ImpactTier>(impactTiers[0])
  const [note, setNote] = useState('')
  const decide = useDecide()
  const { busy, problem, attempt } = useDialogAttempt()
  const act = () =>
    attempt(async () => {
      await decide(id, { decision: kind, note, ...(kind === 'approve' && { tier }) })
      showSuccess(words.done[kind])
      onClose()
    })
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={titles[kind](organization)}
      description={words[`${kind}Lead`]}
      problem={problem}
      width="md"
    >
      <form
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void act()
        }}
      >
        {kind === 'approve' ? (
          <SegmentedControl
            label={words.grant}
            options={impactTiers.map((value) => ({ value, label: words.tierNames[value] }))}
            value={tier}
            onChange={(value) => setTier(ImpactTier.parse(value))}
            help={words.tiers[tier]}
          />
        ) : null}
        <TextArea
          label={words.message}
          help={words.messageHelp}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant={kind === 'approve' ? 'primary' : 'danger'} loading={busy}>
            {words[kind]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
