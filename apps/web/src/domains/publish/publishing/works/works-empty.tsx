import { BookHeadphones, Mic, ScrollText } from 'lucide-react'
import type { ComponentType } from 'react'

import { publishingWords } from '../words.ts'

const ways = [
  ['audiobook', BookHeadphones],
  ['podcast', Mic],
  ['single', ScrollText],
] as const satisfies readonly (readonly [string, ComponentType<{ size: number }>])[]

/** Shows what a work can be, while there is none. */
export function KindsOfWork() {
  return (
    <ul className="grid gap-2 sm:grid-cols-3">
      {ways.map(([kind, Icon]) => (
        <li key={kind} className="flex gap-3 rounded-md bg-fill p-3 sm:flex-col sm:gap-2">
          <span className="text-muted">
            <Icon aria-hidden size={20} />
          </span>
          <span>
            <span className="block text-sm font-medium">{publishingWords.kinds[kind]}</span>
            <span className="block text-xs text-muted">{publishingWords.kindHelp[kind]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
