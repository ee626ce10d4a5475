import { Button, clockText } from '@vireo/ui'
import { Check, Trash2, X } from 'lucide-react'

import type { Dictation } from './use-dictation.ts'
import { dictationWords } from './words.ts'

/** Shows what is said while it is said: what is final stands firm, what may still change is lighter. */
export function DictationPanel({ dictation }: { readonly dictation: Dictation }) {
  const { status, committed, partial, problem } = dictation
  const isSilent = committed.length === 0 && partial === ''
  return (
    <section aria-label={dictationWords.title} className="flex flex-col gap-4 rounded-lg bg-surface px-4 py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <output className="text-sm font-medium text-muted">{said(dictation)}</output>
        <span className="text-sm tabular-nums text-muted">{clockText(dictation.elapsedMs)}</span>
        <meter
          aria-label={dictationWords.level}
          min={0}
          max={1}
          low={0.15}
          high={0.95}
          optimum={0.6}
          value={dictation.level}
          className="level h-2 w-full max-w-60"
        />
      </div>
      <p aria-label={dictationWords.text} aria-live="polite" className="min-h-24 max-w-prose text-base">
        {isSilent && status === 'listening' ? <span className="text-muted">{dictationWords.begin}</span> : null}
        {committed.join(' ')}
        {partial === '' ? null : <span className="text-muted">{` ${partial}`}</span>}
      </p>
      {problem === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {status === 'broken' ? (
          <Button icon={<X aria-hidden size={16} />} onClick={dictation.close}>
            {dictationWords.close}
          </Button>
        ) : (
          <Actions dictation={dictation} />
        )}
      </div>
    </section>
  )
}

function said({ status }: Dictation): string {
  if (status === 'asking') return dictationWords.asking
  if (status === 'listening') return dictationWords.listening
  return status === 'finishing' ? dictationWords.finishing : ''
}

function Actions({ dictation: { status, stop, discard } }: { readonly dictation: Dictation }) {
  return (
    <>
      <Button
        variant="primary"
        icon={<Check aria-hidden size={16} />}
        loading={status === 'finishing'}
        disabled={status !== 'listening'}
        onClick={stop}
      >
        {dictationWords.stop}
      </Button>
      <Button
        variant="ghost"
        icon={<Trash2 aria-hidden size={16} />}
        disabled={status !== 'listening'}
        onClick={discard}
      >
        {dictationWords.cancel}
      </Button>
    </>
  )
}
