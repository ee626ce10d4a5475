import { Dialog, Kbd } from '@vireo/ui'

import { commandKeyName } from '../../kit/platform.ts'
import { appWords } from '../words.ts'

/** Shows every key that does something. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const command = commandKeyName()
  const words = appWords.shortcutWords
  const shortcuts: readonly (readonly [string, readonly string[]])[] = [
    [words.search, [command, 'K']],
    [words.generate, [command, 'Enter']],
    [words.play, ['Space']],
    [words.skip, ['←', '→']],
    [words.scrub, ['Page Down', 'Page Up']],
    [words.ends, ['Home', 'End']],
    [words.help, ['?']],
    [words.close, ['Esc']],
  ]
  return (
    <Dialog open onClose={onClose} title={appWords.shortcuts}>
      <dl className="mt-2 flex flex-col">
        {shortcuts.map(([meaning, keys]) => (
          <div
            key={meaning}
            className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
          >
            <dt className="text-sm">{meaning}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
