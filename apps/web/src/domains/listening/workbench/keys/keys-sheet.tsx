import { Kbd, Sheet } from '@vireo/ui'

import { commandKeyName } from '#kit/platform.ts'
import { workbenchWords } from '../words.ts'
import { keysOf, keyTable } from './keys.ts'

/** Lists what keys do. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={workbenchWords.keys} side="right">
      <dl className="flex flex-col gap-1 p-4 pt-0">
        {keyTable.map((key) => (
          <div key={key.act} className="flex min-h-8 items-center justify-between gap-4 border-b border-line text-sm">
            <dt>{workbenchWords.acts[key.act]}</dt>
            <dd className="flex gap-1">
              {keysOf(key, commandKeyName() === '⌘').map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
