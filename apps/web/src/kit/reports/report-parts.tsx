import { type Bar, BarChart, SegmentedControl, Skeleton } from '@vireo/ui'
import { type ReactNode, useId } from 'react'

import { reportWords as words } from './words.ts'

/** Shows one subject of a report under its name. */
export function ReportPart({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-4 md:p-6">
      <h2 id={id} className={lead === undefined ? 'mb-3 text-base font-semibold' : 'text-base font-semibold'}>
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-1 mb-4 text-sm text-muted">{lead}</p>}
      {children}
    </section>
  )
}

/** Shows the sums of a report beside each other. */
export function ReportSums({ figures }: { readonly figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-lg bg-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {figures.map(([name, value]) => (
        // Where their number is odd, the first has a line of its own on a phone.
        <div key={name} className="flex flex-col bg-surface p-4 max-md:[&:first-child:nth-last-child(odd)]:col-span-2">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold tracking-tight tabular-nums md:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows one of a report's figures as a picture, what chooses it, and below it the same in numbers. */
export function ReportPicture({
  metric,
  metrics,
  onMetric,
  choiceClassName,
  bars,
  format,
  children,
}: {
  readonly metric: string
  readonly metrics: Readonly<Record<string, string>>
  readonly onMetric: (metric: string) => void
  /** How wide the choice is. */
  readonly choiceClassName: string
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  readonly children: ReactNode
}) {
  const name = metrics[metric] ?? metric
  return (
    <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
      <div className="max-w-full overflow-x-auto">
        <div className={choiceClassName}>
          <SegmentedControl
            label={words.metric}
            labelHidden
            value={metric}
            onChange={onMetric}
            options={Object.entries(metrics).map(([value, label]) => ({ value, label }))}
          />
        </div>
      </div>
      <BarChart label={words.chart(name)} bars={bars} series={[name]} format={format} smallestStep={1} />
      {children}
    </div>
  )
}

/** Takes the room of a report that is on its way. */
export function ReportSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
