import type { ReadDescription, UnderstoodWords } from '@vireo/contracts/voice-design'

import { formatList } from '#kit/format/index.ts'
import { type Together, togetherByWords } from '../together-by-words.ts'
import { fieldTitle, wishText } from '../wish-text.ts'
import { designWords } from '../words.ts'

/** Shows each word of the description with what it became, what did not count and why, and what meant nothing. */
export function UnderstoodList({ read }: { readonly read: ReadDescription | undefined }) {
  const used = togetherByWords(read?.understood.filter((entry) => entry.used) ?? [])
  const unused = read?.understood.filter((entry) => !entry.used) ?? []
  const unknown = read?.not_understood ?? []
  return (
    <section aria-label={designWords.understood} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{designWords.understood}</h2>
      {read === undefined || used.length === 0 ? (
        <p className="text-sm text-muted">{read ? designWords.understoodNothing : designWords.understoodLead}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {used.map((entries) => (
            <Understood key={entries.map(keyOf).join()} entries={entries} />
          ))}
        </ul>
      )}
      {unused.length > 0 ? (
        <ul className="flex flex-col gap-1 text-sm text-muted">
          {unused.map((entry) => (
            <li key={keyOf(entry)}>
              {designWords.notUsed(entry.words, entry.reason === null ? '' : designWords.reasons[entry.reason])}
            </li>
          ))}
        </ul>
      ) : null}
      {unknown.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {designWords.notUnderstood}
          {unknown.map((word) => (
            <span
              key={word}
              className="rounded-full px-2 leading-6 text-ink outline-1 -outline-offset-1 outline-control outline-dashed"
            >
              {word}
            </span>
          ))}
        </p>
      ) : null}
    </section>
  )
}

function Understood({ entries: [entry, ...more] }: { readonly entries: Together }) {
  return (
    <li className="flex min-w-0 flex-col justify-between gap-2 rounded-md bg-fill px-3 py-2">
      <p className="text-sm break-words hyphens-auto">
        {entry.words === '' ? null : (
          <>
            <span className="font-semibold">{entry.words}</span>
            <span className="text-muted"> → </span>
          </>
        )}
        <span className="inline-block tabular-nums">{formatList([entry, ...more].map(wishText))}</span>
      </p>
      {typeof entry.value === 'number' ? (
        <Extent value={entry.value} />
      ) : (
        <p className="text-xs text-muted">{formatList([entry, ...more].map(({ field }) => fieldTitle(field)))}</p>
      )}
    </li>
  )
}

/** Draws how far a wish goes from the middle, to the one side or the other. */
function Extent({ value }: { readonly value: number }) {
  const share = Math.min(1, Math.max(-1, value)) * 50
  return (
    <span aria-hidden className="relative my-1 block h-1.5 rounded-full bg-line">
      <span
        className="absolute inset-y-0 rounded-full bg-ink transition-[left,width]"
        style={{ left: `${String(share < 0 ? 50 + share : 50)}%`, width: `${String(Math.max(2, Math.abs(share)))}%` }}
      />
      <span className="absolute -inset-y-0.5 left-1/2 w-0.5 -translate-x-1/2 rounded-full bg-muted" />
    </span>
  )
}

function keyOf({ words, field, used }: UnderstoodWords): string {
  return `${words} ${field} ${String(used)}`
}
