import { joinClasses } from '@vireo/ui'

import { AppLink } from '../routing/index.ts'

export type RouteSegment = { readonly to: string; readonly label: string; readonly isHere: boolean }

/** Lets one choose between a few screens that show the same kind of thing; it looks like a segmented control. */
export function RouteSegments({
  label,
  segments,
}: {
  readonly label: string
  readonly segments: readonly RouteSegment[]
}) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="flex h-(--control-height) gap-0.5 rounded-md bg-fill p-1">
        {segments.map(({ to, label: text, isHere }) => (
          <li key={to} className="flex min-w-0 flex-auto">
            <AppLink
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={joinClasses(
                'pressed flex min-w-0 flex-1 items-center justify-center rounded-sm px-3 text-sm transition-colors',
                isHere
                  ? 'bg-[light-dark(var(--surface),color-mix(in_srgb,var(--ink)_18%,var(--fill)))] font-medium text-ink'
                  : 'text-muted hover:text-ink',
              )}
            >
              <span className="truncate">{text}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
