import { type HeldQualifications, type Producer, productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { useQuery } from '@tanstack/react-query'
import { Button, Dialog, showSuccess, SkeletonText, Slider, Switch } from '@vireo/ui'
import { useState } from 'react'

import { contractQuery } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { TickList } from '#kit/forms/index.ts'
import { dayText } from '../../shown/instants.ts'
import { productionsWords } from '../../words.ts'
import { useHouseActions } from '../queries.ts'
import { houseWords } from '../words.ts'
import { useHeld } from './queries.ts'
import { StatsSection } from './stats-section.tsx'
import { producerListWords as words } from './words.ts'

type SetUpDialogProps = { readonly userId: string; readonly name: string; readonly onClose: () => void }

/** Says how a producer works, what they are qualified for, whether they review others, and how often they are reviewed. */
export function SetUpDialog({ userId, name, onClose }: SetUpDialogProps) {
  const producer = useQuery(contractQuery(endpoints.getProducer, { user_id: userId }))
  const held = useHeld(userId)
  const error = producer.error ?? held.error
  return (
    <Dialog open onClose={onClose} title={houseWords.setUpTitle(name)} description={houseWords.setUpLead} width="lg">
      <div className="mt-4 flex flex-col gap-6">
        {producer.data && held.data ? (
          <SetUpForm producer={producer.data} catalogue={held.data.qualifications} onClose={onClose} />
        ) : error ? (
          <QueryError
            title={houseWords.failed}
            error={error}
            onRetry={() => Promise.all([producer.refetch(), held.refetch()])}
            compact
          />
        ) : (
          <SkeletonText />
        )}
      </div>
    </Dialog>
  )
}

type Held = HeldQualifications['qualifications'][number]
type SetUpFormProps = { readonly producer: Producer; readonly catalogue: readonly Held[]; readonly onClose: () => void }

function SetUpForm({ producer, catalogue, onClose }: SetUpFormProps) {
  const [before] = useState(() => catalogue.filter(isHeld).map(({ qualification_id: id }) => id))
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const [isReviewer, setReviewer] = useState(producer.is_reviewer)
  const [isPaused, setPaused] = useState(producer.state === 'paused')
  const [sampling, setSampling] = useState(producer.sampling_percent)
  const { setUp } = useHouseActions()
  const { busy, problem, attempt } = useDialogAttempt()
  const save = () =>
    attempt(async () => {
      const state = isPaused ? 'paused' : 'active'
      const granting = {
        grant: chosen.filter((id) => !before.includes(id)),
        withdraw: before.filter((id) => !chosen.includes(id)),
      }
      await setUp(producer.user_id, granting, { state, is_reviewer: isReviewer, sampling_percent: sampling })
      showSuccess(houseWords.saved)
      onClose()
    })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {catalogue.length > 0 ? (
        <TickList
          label={words.held}
          help={words.heldHelp}
          options={catalogue.map((each) => ({ value: each.qualification_id, label: heldText(each) }))}
          chosen={chosen}
          onChange={setChosen}
        />
      ) : (
        <p className="text-sm text-muted">{houseWords.noCatalogue}</p>
      )}
      <Switch label={houseWords.reviewer} checked={isReviewer} onChange={setReviewer} />
      <Switch label={houseWords.paused} checked={isPaused} onChange={setPaused} />
      <Slider label={houseWords.sampling} value={sampling} min={0} max={100} step={1} onChange={setSampling} />
      <StatsSection userId={producer.user_id} />
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem.message}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={busy} onClick={onClose}>
          {productionsWords.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={busy}>
          {houseWords.save}
        </Button>
      </div>
    </form>
  )
}

function isHeld({ granted_at: at }: Held): boolean {
  return at !== null
}

function heldText({ name, granted_at: since, expires_at: until }: Held): string {
  if (since === null) return name
  return until === null ? words.heldSince(name, dayText(since)) : words.heldUntil(name, dayText(until))
}
