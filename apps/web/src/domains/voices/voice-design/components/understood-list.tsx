import type { ReadDescription, UnderstoodWords } from '@vireo/contracts/voice-design'
import { Badge } from '@vireo/ui'

import { wishText } from '../wish-text.ts'
import { designWords } from '../words.ts'

/** What the description was taken for, what did not count and why, and what meant nothing. */
export function UnderstoodList({ read }: { readonly read: ReadDescription }) {
  const used = read.understood.filter((entry) => entry.used)
  const unused = read.understood.filter((entry) => !entry.used)
  return (
    <section aria-label={designWords.understood} className="flex flex-col gap-2 text-sm">
      <h2 className="text-sm font-medium">{designWords.understood}</h2>
      {used.length === 0 ? <p className="text-muted">{designWords.understoodNothing}</p> : null}
      <ul className="flex flex-wrap gap-1">
        {used.map((entry) => (
          <li key={keyOf(entry)}>
            <Badge tone="accent">{`${entry.words}${entry.words === '' ? '' : ' → '}${wishText(entry)}`}</Badge>
          </li>
        ))}
      </ul>
      {unused.map((entry) => (
        <p key={keyOf(entry)} className="text-xs text-muted">
          {designWords.notUsed(entry.words, entry.reason === null ? '' : designWords.reasons[entry.reason])}
        </p>
      ))}
      {read.not_understood.length > 0 ? (
        <p className="text-xs text-muted">
          {designWords.notUnderstood}: {read.not_understood.join(', ')}
        </p>
      ) : null}
    </section>
  )
}

function keyOf({ words, field, used }: UnderstoodWords): string {
  return `${words} ${field} ${String(used)}`
}
