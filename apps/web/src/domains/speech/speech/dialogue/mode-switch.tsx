import { joinClasses } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { dialogueWords } from './words.ts'

const modes = [
  { mode: 'text', to: paths.textToSpeech, label: () => dialogueWords.textMode },
  { mode: 'dialogue', to: `${paths.textToSpeech}?mode=dialogue`, label: () => dialogueWords.dialogueMode },
] as const

/** From one voice to several and back; both keep what was written. */
export function ModeSwitch({ mode }: { readonly mode: (typeof modes)[number]['mode'] }) {
  return (
    <nav aria-label={dialogueWords.mode} className="flex gap-1 border-b border-line px-3 py-2 md:px-6">
      {modes.map((one) => (
        <AppLink
          key={one.mode}
          to={one.to}
          aria-current={one.mode === mode ? 'page' : undefined}
          className={joinClasses(
            'rounded-md px-3 py-1.5 text-sm font-medium',
            one.mode === mode ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-hover hover:text-ink',
          )}
        >
          {one.label()}
        </AppLink>
      ))}
    </nav>
  )
}
