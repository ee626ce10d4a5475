import type { ComponentProps, ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'
import { Tooltip } from './overlays/tooltip.tsx'

const sizes = { sm: 'size-8', md: 'size-9', lg: 'size-11' } as const
const looks = {
  ghost: 'text-muted hover:bg-hover hover:text-ink',
  solid: 'bg-accent text-on-accent hover:bg-accent-hover',
  outline: 'bg-fill text-ink hover:bg-fill-hover',
} as const

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name, also shown as the tooltip. */
  readonly label: string
  /** A key that does the same, shown in the tooltip. */
  readonly shortcut?: string
  readonly size?: keyof typeof sizes
  readonly look?: keyof typeof looks
  readonly round?: boolean
  readonly tooltipSide?: 'top' | 'right' | 'bottom' | 'left'
  readonly children: ReactNode
}

/** Shows a square button that shows only an icon and therefore always has a name and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    shortcut,
    size = 'md',
    look = 'ghost',
    round = false,
    tooltipSide = 'top',
    className,
    children,
    ...rest
  } = props
  return (
    <Tooltip side={tooltipSide} content={shortcut ? `${label} · ${shortcut}` : label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={joinClasses(
          'pressed inline-flex shrink-0 items-center justify-center transition-colors disabled:opacity-40',
          round ? 'rounded-full' : 'rounded-md',
          sizes[size],
          looks[look],
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  )
}
