import { buttonClasses } from '@vireo/ui'

import { AppLink, paths, screensOfferedAt } from '#kit/routing/index.ts'
import { labWords } from './words.ts'

/** Every way to another voice that exists: screens offer themselves where they are registered. */
export function LabEntries() {
  const entries = screensOfferedAt(paths.voiceLab)
  if (entries.length === 0) return null
  return (
    <nav aria-label={labWords.create}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {entries.map(({ path, title, icon: Icon, offer }) => (
          <li key={path}>
            <AppLink
              to={path}
              className="flex h-full items-start gap-3 rounded-lg bg-surface p-3 hover:border-muted hover:bg-hover"
            >
              {Icon ? <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-accent" /> : null}
              <span className="min-w-0">
                <span className="block font-medium">{title()}</span>
                <span className="block text-xs text-muted">{offer?.note()}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link that looks like a button, for empty lists. */
export function LinkButton({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <AppLink to={to} className={buttonClasses({})}>
      {children}
    </AppLink>
  )
}
