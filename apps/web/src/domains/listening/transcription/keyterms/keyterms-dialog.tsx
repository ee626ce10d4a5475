import { keytermLimits, type KeytermList } from '@vireo/contracts/transcription'
import { Dialog, EmptyState, IconButton, SkeletonRows } from '@vireo/ui'
import { BookA, X } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { KeytermForm } from './keyterm-form.tsx'
import { useKeytermActions, useKeyterms } from './use-keyterms.ts'
import { keytermWords } from './words.ts'

/** Shows the words that recognition in this workspace is helped with, and lets one add and remove some. */
export function KeytermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isPending, refetch } = useKeyterms()
  return (
    <Dialog open onClose={onClose} title={keytermWords.title} description={keytermWords.lead} width="lg">
      <div className="mt-4 flex flex-col gap-4">
        {data?.is_used === false ? <p className="text-sm text-muted">{keytermWords.notUsed}</p> : null}
        <KeytermForm />
        {isPending ? <SkeletonRows /> : null}
        {error && !data ? <QueryError title={keytermWords.failed} error={error} onRetry={refetch} /> : null}
        {data ? <Terms keyterms={data.keyterms} /> : null}
      </div>
    </Dialog>
  )
}

function Terms({ keyterms }: Pick<KeytermList, 'keyterms'>) {
  const { remove } = useKeytermActions()
  const { busy, attempt } = useAttempt()
  if (keyterms.length === 0)
    return (
      <EmptyState icon={<BookA size={28} />} title={keytermWords.empty}>
        {keytermWords.emptyHelp}
      </EmptyState>
    )
  return (
    <>
      <p className="text-xs text-muted tabular-nums">{keytermWords.count(keyterms.length, keytermLimits.countMax)}</p>
      <ul className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
        {keyterms.map(({ keyterm_id: id, keyterm }) => (
          <li key={id} className="inline-flex max-w-full items-center gap-1 rounded-full bg-fill pl-3 text-sm">
            <span className="truncate">{keyterm}</span>
            <IconButton
              size="sm"
              round
              label={keytermWords.remove(keyterm)}
              disabled={busy}
              onClick={() => void attempt(() => remove.mutateAsync(id))}
            >
              <X aria-hidden size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  )
}
