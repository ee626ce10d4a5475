import { joinClasses } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { composerWords } from './words.ts'

const modes = [
  { mode: 'text', to: paths.textToSpeech, label: () => composerWords.textMode },
  { mode: 'dialogue', to: `${paths.textToSpeech}?mode=dialogue`, label: () => composerWords.dialogueMode },
  { mode: 'change', to: paths.speechToSpeech, label: () => composerWords.changeMode },
] as const

const current = 'bg-[light-dark(var(--surface),color-mix(in_srgb,var(--ink)_18%,var(--fill)))] font-medium text-ink'

export type Mode = (typeof modes)[number]['mode']

/** Leads from one voice to several, or to a recording that gets another; each keeps what was begun. */
export function ModeSwitch({ mode }: { readonly mode: Mode }) {
  return (
    <nav aria-label={composerWords.mode} className="flex h-10 gap-0.5 rounded-md bg-fill p-1">
      {modes.map((one) => (
        <AppLink
          key={one.mode}
          to={one.to}
          aria-current={one.mode === mode ? 'page' : undefined}
          className={joinClasses(
            'pressed flex items-center rounded-sm px-3 text-sm whitespace-nowrap transition-colors max-[23rem]:px-1.5 max-[23rem]:text-xs',
            one.mode === mode ? current : 'text-muted hover:text-ink',
          )}
        >
          {one.label()}
        </AppLink>
      ))}
    </nav>
  )
}
