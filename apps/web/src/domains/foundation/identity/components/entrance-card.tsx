import type { ReactNode } from 'react'
import { Navigate } from 'react-router'

import { preloadPath } from '#kit/routing/index.ts'
import { useEntrance } from '../use-entrance.ts'
import { EntranceFrame, EntranceLink } from './entrance-frame.tsx'

/** Frames sign-in and sign-up: one card, and the way to the other one. Leads people on who are inside already. */
export function EntranceCard({
  title,
  lead,
  question,
  answer,
  answerPath,
  arrivesAt,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly question: string
  readonly answer: string
  readonly answerPath: string
  /** Where the way inside leads, if it is another place than the address says. */
  readonly arrivesAt?: string | undefined
  readonly children: ReactNode
}) {
  const { isInside, target: usual, query } = useEntrance()
  const target = arrivesAt ?? usual
  const footer = (
    <>
      {question} <EntranceLink to={`${answerPath}${query}`}>{answer}</EntranceLink>
    </>
  )
  return (
    <>
      {isInside ? <Navigate to={target} replace /> : null}
      {/* Who types here is about to go on: the screen behind is fetched meanwhile, and until it is there the card stays. */}
      <div inert={isInside} onInput={() => preloadPath(pathOf(target))}>
        <EntranceFrame title={title} lead={lead} footer={footer}>
          {children}
        </EntranceFrame>
      </div>
    </>
  )
}

function pathOf(target: string): string {
  return target.split(/[?#]/u)[0] ?? target
}
