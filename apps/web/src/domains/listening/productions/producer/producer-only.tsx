import type { Producer } from '@vireo/contracts/productions'
import { Button, EmptyState } from '@vireo/ui'
import { PencilLine } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { ApplyDialog } from './later-apply-dialog.ts'
import { ProducerTabs } from './producer-tabs.tsx'
import { useProducer } from './queries.ts'
import { producerWords } from './words.ts'

/** Shows a screen of producers to producers, and everybody else how one becomes one. */
export function ProducerOnly({ children }: { readonly children: (producer: Producer) => ReactNode }) {
  const { producer, isNone, error, refetch } = useProducer()
  if (producer)
    return (
      <>
        <ProducerTabs producer={producer} />
        {producer.state === 'paused' ? (
          <output className="mb-4 block rounded-md bg-warning-soft p-3 text-sm text-warning">
            {producerWords.paused}
          </output>
        ) : null}
        {children(producer)}
      </>
    )
  if (isNone) return <NotYet />
  if (error) return <QueryError title={producerWords.failed} error={error} onRetry={refetch} />
  return <RowsSkeleton />
}

function NotYet() {
  const [isApplying, setApplying] = useState(false)
  const [isSent, setSent] = useState(false)
  if (isSent) return <Sent />
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<PencilLine size={28} />}
        title={producerWords.notYet}
        action={
          <Button variant="primary" onClick={() => setApplying(true)}>
            {producerWords.apply}
          </Button>
        }
      >
        {producerWords.notYetText}
      </EmptyState>
      {isApplying ? (
        <Suspense>
          <ApplyDialog onSent={() => setSent(true)} onClose={() => setApplying(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Sent() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<PencilLine size={28} />} title={producerWords.applied}>
        {producerWords.appliedText}
      </EmptyState>
    </div>
  )
}
