import type { ReactNode } from 'react'
import { Navigate } from 'react-router'

import { useEntrance } from '../use-entrance.ts'
import { EntranceFrame, EntranceLink } from './entrance-frame.tsx'

/** Frames sign-in and sign-up: one card, and the way to the other one. Leads people on who are inside already. */
export function EntranceCard({
  title,
  lead,
  question,
  answer,
  answerPath,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly question: string
  readonly answer: string
  readonly answerPath: string
  readonly children: ReactNode
}) {
  const { isInside, target, query } = useEntrance()
  if (isInside) return <Navigate to={target} replace />
  const footer = (
    <>
      {question} <EntranceLink to={`${answerPath}${query}`}>{answer}</EntranceLink>
    </>
  )
  return (
    <EntranceFrame title={title} lead={lead} footer={footer}>
      {children}
    </EntranceFrame>
  )
}
