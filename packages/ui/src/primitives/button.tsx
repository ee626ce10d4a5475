import type { ComponentProps, ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'
import { Spinner } from './spinner.tsx'
import { useMinimumBusy } from './use-minimum-busy.ts'

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-fill text-ink hover:bg-fill-hover',
  ghost: 'text-muted hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger hover:opacity-90',
} as const

const sizes = { sm: 'h-8 px-3', md: 'h-(--control-height) px-4', lg: 'h-11 px-6 text-base' } as const

export type ButtonLook = {
  readonly variant?: keyof typeof variants
  readonly size?: keyof typeof sizes
}

/** Answers the classes of a button, for links that look like one. */
export function buttonClasses({ variant = 'secondary', size = 'md' }: ButtonLook): string {
  return joinClasses(
    'pressed inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none',
    'disabled:opacity-50 aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
  )
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner for at least 400 ms and swallows clicks; the button keeps its focus and width. */
    readonly loading?: boolean
    readonly icon?: ReactNode
  }

/** Says what happens when it is pressed. */
export function Button({ variant, size, loading = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  const busy = useMinimumBusy(loading)
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={joinClasses(buttonClasses({ ...(variant && { variant }), ...(size && { size }) }), className)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
