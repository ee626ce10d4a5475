import { Badge } from './badge.tsx'

/** Splits labels into those shown and the number left over. */
export function splitLabels(labels: readonly string[], shownMax: number): { shown: readonly string[]; hidden: number } {
  return { shown: labels.slice(0, shownMax), hidden: Math.max(0, labels.length - shownMax) }
}

/** Shows up to three labels, then how many more there are. */
export function BadgeList({
  labels,
  shownMax = 3,
}: {
  readonly labels: readonly string[]
  readonly shownMax?: number
}) {
  const { shown, hidden } = splitLabels(labels, shownMax)
  return (
    <span className="flex flex-wrap gap-1">
      {shown.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
      {hidden > 0 ? <Badge>{`+${hidden}`}</Badge> : null}
    </span>
  )
}
