import type { Classification } from '@vireo/contracts/classifier'
import { lengthText } from '@vireo/ui'
import { CircleHelp, ShieldCheck } from 'lucide-react'
import { Fragment } from 'react'

import { formatDateTime } from '#kit/format/index.ts'
import { saidOf } from '../said-of.ts'
import { classifierWords } from '../words.ts'

/** Nothing beyond this says more to anybody. */
const digitsMax = 12

/** Says in plain words what was found in a recording, and what that rests on. */
export function VerdictSection({ found, name }: { readonly found: Classification; readonly name: string }) {
  const isOurs = found.verdict === 'made_here'
  const Icon = isOurs ? ShieldCheck : CircleHelp
  const said = saidOf(found)
  return (
    <section aria-label={classifierWords.result} className="flex flex-col gap-5 rounded-lg bg-surface p-5">
      <div className="flex gap-3">
        <Icon aria-hidden size={24} className={`mt-0.5 shrink-0 ${isOurs ? 'text-accent' : 'text-muted'}`} />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base font-semibold">{said.title}</h2>
          <p className="text-sm">{said.text}</p>
          {found.evidence.marks_are_written ? null : <p className="text-sm text-muted">{classifierWords.unmarked}</p>}
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold">{classifierWords.evidence}</h3>
        <dl className="grid grid-cols-1 gap-x-6 text-sm sm:grid-cols-[auto_1fr] sm:gap-y-2">
          {factsOf(found, name).map(([what, text]) => (
            <Fragment key={what}>
              <dt className="text-muted">{what}</dt>
              <dd className="mb-2 min-w-0 break-words tabular-nums sm:mb-0">{text}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="text-xs text-muted">{classifierWords.needed(timesIn(found.evidence.chance_max))}</p>
      </div>
    </section>
  )
}

function factsOf({ verdict, evidence, item }: Classification, name: string): readonly (readonly [string, string])[] {
  const isOurs = verdict === 'made_here'
  const { chance, key, stretches, manifest, duration_seconds: seconds } = evidence
  const madeAt = item?.made_at ?? manifest?.made_at ?? null
  const where = stretches.map(({ start, end }) =>
    classifierWords.stretch(lengthText(start * 1000), lengthText(end * 1000)),
  )
  return [
    [classifierWords.file, name],
    [classifierWords.length, lengthText(seconds * 1000)],
    ...(where.length > 0 ? [[classifierWords.where, where.join(', ')] as const] : []),
    [classifierWords.chance, isOurs ? classifierWords.oneIn(timesIn(chance)) : classifierWords.noBetter],
    ...(item?.voice_name ? [[classifierWords.voice, item.voice_name] as const] : []),
    ...(madeAt === null ? [] : [[classifierWords.madeAt, formatDateTime(Date.parse(madeAt) / 1000)] as const]),
    ...(manifest ? [[classifierWords.signedBy, manifest.origin] as const] : []),
    ...(key === null ? [] : [[classifierWords.key, classifierWords.keyNumber(key)] as const]),
  ]
}

function timesIn(chance: number): number {
  const digits = Math.floor(-Math.log10(chance) + 1e-9)
  return 10 ** Math.min(digitsMax, digits)
}
