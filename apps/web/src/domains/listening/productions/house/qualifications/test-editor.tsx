import { Button, showSuccess } from '@vireo/ui'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { HouseError } from '../house-error.tsx'
import { houseAddress } from '../house-frame.tsx'
import { useTest, useTestActions } from './queries.ts'
import { TestForm } from './test-form.tsx'
import { qualificationWords as words } from './words.ts'

type TestEditorProps = {
  readonly qualificationId: string
  /** Absent where the catalogue has it no more. */
  readonly name: string | undefined
  readonly onDone: () => void
}

/** Shows what is asked of those who want a qualification, and lets it be changed. */
export function TestEditor({ qualificationId: id, name = '', onDone }: TestEditorProps) {
  const { data, error, isFetching, refetch } = useTest(id)
  const isThere = data !== undefined && !isFetching
  return (
    <div className="flex flex-col gap-4">
      <AppLink
        to={houseAddress('qualifications')}
        className="flex items-center gap-2 self-start rounded-sm text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        {words.back}
      </AppLink>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 dir="auto" className="text-lg font-semibold wrap-anywhere">
            {name}
          </h2>
          <p className="max-w-[64ch] text-sm text-muted">{words.lead}</p>
        </div>
        {isThere && data ? <RemoveButton id={id} onRemoved={onDone} /> : null}
      </div>
      {error ? (
        <HouseError error={error} onRetry={refetch} />
      ) : isThere ? (
        <TestForm key={id} qualificationId={id} test={data} onSaved={onDone} />
      ) : (
        <RowsSkeleton />
      )}
    </div>
  )
}

function RemoveButton({ id, onRemoved }: { readonly id: string; readonly onRemoved: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { remove } = useTestActions(id)
  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {isAsked ? (
        <ConfirmFirst
          title={words.removeTitle}
          consequence={words.removeText}
          action={words.remove}
          danger
          act={async () => {
            await remove()
            showSuccess(words.removed)
          }}
          onClose={() => setAsked(false)}
          onDone={onRemoved}
        />
      ) : null}
    </>
  )
}
