import { joinClasses } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { AppLink } from '../routing/index.ts'

export type RouteSegment = { readonly to: string; readonly label: string; readonly isHere: boolean }

/**
 * Lets one choose between a few screens that show the same kind of thing; it looks like a segmented control. Where they have no
 * room beside each other, they are moved sideways by a finger, and begin at the one that is shown.
 */
export function RouteSegments({
  label,
  segments,
}: {
  readonly label: string
  readonly segments: readonly RouteSegment[]
}) {
  const list = useRef<HTMLUListElement>(null)
  const here = segments.findIndex(({ isHere }) => isHere)
  useEffect(() => {
    const [first, shown] = [list.current?.children[0], list.current?.children[here]]
    if (list.current && first && shown)
      list.current.scrollLeft = shown.getBoundingClientRect().left - first.getBoundingClientRect().left
  }, [here])
  return (
    <nav aria-label={label} className="min-w-0">
      <ul
        ref={list}
        className="flex h-(--control-height) gap-0.5 overflow-x-auto rounded-md bg-fill p-1 [scrollbar-width:none]"
      >
        {segments.map(({ to, label: text, isHere }) => (
          <li key={to} className="flex shrink-0 flex-auto">
            <AppLink
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={joinClasses(
                'pressed flex flex-1 items-center justify-center rounded-sm px-3 text-sm whitespace-nowrap transition-colors',
                isHere
                  ? 'bg-[light-dark(var(--surface),color-mix(in_srgb,var(--ink)_18%,var(--fill)))] font-medium text-ink'
                  : 'text-muted hover:text-ink',
              )}
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
