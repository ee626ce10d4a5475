import { Kbd, Sheet } from '@vireo/ui'

import { commandKeyName } from '#kit/platform.ts'
import { workbenchWords } from '../words.ts'
import { type Act, keysOf, keyTable } from './keys.ts'

type KeysSheetProps = {
  readonly isRemarked: boolean
  /** Whether there is something else to listen to. */
  readonly hasOther: boolean
  readonly onClose: () => void
}

/** Lists what keys do. */
export function KeysSheet({ isRemarked, hasOther, onClose }: KeysSheetProps) {
  const acts: Readonly<Record<Act, string>> = isRemarked
    ? { ...workbenchWords.acts, ...workbenchWords.ofRemarks.acts }
    : workbenchWords.acts
  const keys = keyTable.filter(({ act }) => hasOther || act !== 'otherSound')
  return (
    <Sheet open onClose={onClose} title={workbenchWords.keys} side="right">
      <dl className="flex flex-col gap-1 p-4 pt-0">
        {keys.map((key) => (
          <div key={key.act} className="flex min-h-8 items-center justify-between gap-4 border-b border-line text-sm">
            <dt>{acts[key.act]}</dt>
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
