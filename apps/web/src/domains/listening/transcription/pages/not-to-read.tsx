import { buttonClasses, EmptyState, ProgressBar } from '@vireo/ui'
import { Captions, CircleStop, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { AppLink, paths } from '#kit/routing/index.ts'
import { isUnfinished, standingIn, type Standing } from '../queries.ts'
import { useMessageOfCode } from '../use-message-of-code.ts'
import { transcriptionWords } from '../words.ts'

/** Says why a transcript cannot be read that is there: it is still listened to, it failed, or somebody stopped it. */
export function NotToRead({ error }: { readonly error: unknown }) {
  const standing = standingIn(error)
  if (standing === undefined || isUnfinished(error)) return <Unfinished />
  return standing.state === 'failed' ? <Failed failure={standing.failure} /> : <Stopped />
}

/** Says that a transcript is not there for whoever asks. */
export function Gone() {
  return (
    <Nothing icon={Captions} title={transcriptionWords.gone}>
      {transcriptionWords.goneHelp}
    </Nothing>
  )
}

function Unfinished() {
  return (
    <div className="flex max-w-[820px] flex-col gap-3 rounded-lg bg-surface p-6">
      <ProgressBar label={transcriptionWords.unfinished} value={undefined} />
      <p className="text-sm text-muted">{transcriptionWords.unfinished}</p>
      <ToAll />
    </div>
  )
}

function Failed({ failure }: { readonly failure: Standing['failure'] }) {
  const why = useMessageOfCode(failure?.code ?? '', failure?.message ?? '')
  return (
    <Nothing icon={Captions} title={transcriptionWords.failed}>
      {why === undefined || why === '' ? null : <p className="mb-1 text-danger">{why}</p>}
      <p>{transcriptionWords.failedHelp}</p>
    </Nothing>
  )
}

function Stopped() {
  return (
    <Nothing icon={CircleStop} title={transcriptionWords.stopped}>
      {transcriptionWords.stoppedHelp}
    </Nothing>
  )
}

type NothingProps = { readonly icon: LucideIcon; readonly title: string; readonly children: ReactNode }

function Nothing({ icon: Icon, title, children }: NothingProps) {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<Icon size={28} />} title={title} action={<ToAll />}>
        {children}
      </EmptyState>
    </div>
  )
}

function ToAll() {
  return (
    <AppLink to={paths.speechToText} className={buttonClasses({ variant: 'secondary' })}>
      {transcriptionWords.all}
    </AppLink>
  )
}
