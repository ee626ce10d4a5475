import { type Producer, productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { useQuery } from '@tanstack/react-query'
import { Button, Dialog, showSuccess, SkeletonText, Slider, Switch } from '@vireo/ui'
import { useState } from 'react'

import { contractQuery } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { TickList } from '#kit/forms/index.ts'
import { productionsWords } from '../words.ts'
import { useCatalogue, useHouseActions } from './queries.ts'
import { houseWords } from './words.ts'

type SetUpDialogProps = { readonly userId: string; readonly name: string; readonly onClose: () => void }

/** Says what a producer is qualified for, whether they review others, and how often they are reviewed. */
export function SetUpDialog({ userId, name, onClose }: SetUpDialogProps) {
  const producer = useQuery(contractQuery(endpoints.getProducer, { user_id: userId }))
  return (
    <Dialog open onClose={onClose} title={houseWords.setUpTitle(name)} description={houseWords.setUpLead} width="lg">
      <div className="mt-4">
        {producer.data ? <SetUpForm producer={producer.data} onClose={onClose} /> : null}
        {producer.isPending ? <SkeletonText /> : null}
        {producer.error ? (
          <QueryError title={houseWords.failed} error={producer.error} onRetry={producer.refetch} compact />
        ) : null}
      </div>
    </Dialog>
  )
}

function SetUpForm({ producer, onClose }: { readonly producer: Producer; readonly onClose: () => void }) {
  const catalogue = useCatalogue()
  const [granted, setGranted] = useState<readonly string[]>([])
  const [isReviewer, setReviewer] = useState(producer.is_reviewer)
  const [isPaused, setPaused] = useState(producer.state === 'paused')
  const [sampling, setSampling] = useState(producer.sampling_percent)
  const { setUp } = useHouseActions()
  const { busy, problem, attempt } = useDialogAttempt()
  const options = catalogue.data?.qualifications.map(({ qualification_id: value, name: label }) => ({ value, label }))
  const save = () =>
    attempt(async () => {
      const state = isPaused ? 'paused' : 'active'
      await setUp(producer.user_id, granted, { state, is_reviewer: isReviewer, sampling_percent: sampling })
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
      {options && options.length > 0 ? (
        <TickList
          label={houseWords.grants}
          help={houseWords.withdraws}
          options={options}
          chosen={granted}
          onChange={setGranted}
        />
      ) : (
        <p className="text-sm text-muted">{houseWords.noCatalogue}</p>
      )}
      <Switch label={houseWords.reviewer} checked={isReviewer} onChange={setReviewer} />
      <Switch label={houseWords.paused} checked={isPaused} onChange={setPaused} />
      <Slider label={houseWords.sampling} value={sampling} min={0} max={100} step={1} onChange={setSampling} />
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
