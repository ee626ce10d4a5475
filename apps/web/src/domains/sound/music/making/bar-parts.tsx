import { ProgressBar, joinClasses } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { covers, leftText, useSubscription } from '#usage'
import { musicWords } from '../words.ts'
import { MakingProgress } from './making-progress.tsx'
import type { MakingState } from './use-attempt.ts'

/** Shows how far what is being made is, or else what the bar says while nothing is. */
export function BarNote({ state, children }: { readonly state: MakingState; readonly children: ReactNode }) {
  if (state.status === 'making') return <MakingProgress {...state} />
  if (state.status === 'sending')
    return (
      <div className="flex flex-col gap-1.5">
        <p>{musicWords.sending}</p>
        <ProgressBar label={musicWords.sending} value={state.share} />
      </div>
    )
  return <div className="flex flex-col gap-2">{children}</div>
}

/** Says what became of what was asked for, beside the way on where there is one. */
export function BarFailure({ message, children }: { readonly message: string; readonly children?: ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2">
      <p className="flex min-w-0 flex-1 basis-64 gap-2 font-medium text-danger">
        <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
        {message}
      </p>
      {children}
    </div>
  )
}

/** Says what it costs and what is left then. */
export function BarPrice({ credits, text }: { readonly credits: number; readonly text: string }) {
  const { data: subscription } = useSubscription()
  if (!subscription) return <p className="tabular-nums">{text}</p>
  const isCovered = covers(subscription, credits)
  return (
    <p className={joinClasses('tabular-nums', isCovered ? 'text-muted' : 'font-medium text-danger')}>
      {text} · {leftText(subscription, credits)}
      {isCovered ? null : ` · ${musicWords.tooExpensive}`}
    </p>
  )
}
