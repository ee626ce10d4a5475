import { IconButton, joinClasses, Tooltip } from '@vireo/ui'
import { BookA, SlidersHorizontal, X } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'

import { later } from '#kit/later.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { composerWords } from './words.ts'
import { ModeSwitch, type Mode } from './mode-switch.tsx'
import { useIsWide } from './use-is-wide.ts'

const SettingsSheet = later(async () => ({ default: (await import('./settings-sheet.tsx')).SettingsSheet }))

/** What stands beside the modes. */
const beside =
  'pressed flex h-9 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-medium transition-colors hover:bg-fill hover:text-ink max-sm:gap-0 max-sm:px-2'

type ComposerProps = {
  readonly mode: Mode
  /** The title of the screen. */
  readonly title: string
  readonly settings: ReactNode
  /** What stands at the foot of the column, always in sight. */
  readonly bar: ReactNode
  readonly children: ReactNode
}

/** Lays out the workbench: a column to write in, a bar below it, and settings beside it when they are asked for. */
export function Composer({ mode, title, settings, bar, children }: ComposerProps) {
  const [open, setOpen] = useState(false)
  const isWide = useIsWide()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="flex flex-1">
      <section aria-label={title} className="flex min-w-0 flex-1 flex-col">
        <div
          className={joinClasses(
            'mx-auto flex w-full max-w-[51.5rem] flex-1 flex-col px-4 pt-1 md:px-8',
            // The player has its room before it comes: the bar would rise from under the pointer, and leave Mute there.
            'md:pb-[calc(max(3.5rem,var(--player-height))-var(--player-height))]',
          )}
        >
          <div className="flex items-center justify-between gap-2 pb-4 max-sm:gap-1">
            <h1 className="sr-only">{title}</h1>
            <ModeSwitch mode={mode} />
            {mode === 'change' ? null : <ToPronunciation />}
            <button
              ref={button}
              type="button"
              aria-expanded={open}
              className={joinClasses(beside, open ? 'bg-fill text-ink' : 'text-muted')}
              onClick={() => setOpen(!open)}
            >
              <SlidersHorizontal aria-hidden size={16} />
              <span className="max-sm:sr-only">{composerWords.settings}</span>
            </button>
          </div>
          {children}
          <div
            data-foot
            className="sticky bottom-[calc(var(--player-height)+var(--bottom-bar-height))] z-10 bg-canvas pt-2 pb-3 md:bottom-[max(3.5rem,var(--player-height))]"
          >
            {bar}
          </div>
        </div>
      </section>
      {isWide && open ? <SidePanel onClose={close}>{settings}</SidePanel> : null}
      {isWide || !open ? null : (
        <Suspense>
          <SettingsSheet title={composerWords.settings} onClose={close}>
            {settings}
          </SettingsSheet>
        </Suspense>
      )}
    </div>
  )
}

/** Leads to the dictionaries, which say how words are said in text and in dialogue. */
function ToPronunciation() {
  return (
    <Tooltip content={composerWords.pronunciation}>
      <AppLink to={paths.pronunciation} className={joinClasses(beside, 'ml-auto text-muted')}>
        <BookA aria-hidden size={16} />
        <span className="max-lg:sr-only">{composerWords.pronunciation}</span>
      </AppLink>
    </Tooltip>
  )
}

function SidePanel({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <aside aria-label={composerWords.settings} className="relative mr-4 w-80 shrink-0">
      {/* As tall as what stands beside it: however long the settings are, the page does not grow by them. */}
      <div className="absolute inset-x-0 top-0 bottom-3">
        <div className="sticky top-(--topbar-height) flex max-h-full h-[calc(100dvh-var(--topbar-height)-var(--player-height)-var(--bottom-bar-height)-0.75rem)] flex-col overflow-hidden rounded-lg bg-surface animate-[vireo-fade-in_160ms_ease-out]">
          <div className="flex items-center justify-between gap-4 px-4 pt-3">
            <h2 className="text-sm font-semibold">{composerWords.settings}</h2>
            <IconButton size="sm" label={composerWords.closeSettings} className="-mr-2" onClick={onClose}>
              <X aria-hidden size={16} />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        </div>
      </div>
    </aside>
  )
}
