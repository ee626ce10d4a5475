/** Shows how much of something is done or used: 0 … 1, or that it is not known yet. */
export function ProgressBar({
  label,
  value,
  tone = 'accent',
}: {
  readonly label: string
  readonly value: number | undefined
  readonly tone?: 'accent' | 'warning' | 'danger'
}) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  const colour = { accent: 'text-accent', warning: 'text-warning', danger: 'text-danger' }[tone]
  return <progress aria-label={label} max={1} value={share} className={`progress ${colour}`} />
}
