import type { ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'

const tones = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

/** Shows a word or two about the thing beside it. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: keyof typeof tones
  readonly children: ReactNode
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center rounded-full px-2 text-xs leading-5 whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
