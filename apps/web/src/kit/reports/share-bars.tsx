/** Shows amounts as bars below each other, against the largest of them. */
export function ShareBars({
  rows,
}: {
  readonly rows: readonly { readonly name: string; readonly value: number; readonly text: string }[]
}) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol className="flex flex-col gap-3">
      {rows.map(({ name, value, text }) => (
        <li key={name} className="grid grid-cols-[7rem_minmax(0,1fr)_7rem] items-center gap-3 text-sm">
          <span>{name}</span>
          <span aria-hidden className="h-2.5 overflow-clip rounded-full bg-fill">
            <span className="block h-full rounded-full bg-series-1" style={{ width: `${(value / most) * 100}%` }} />
          </span>
          <span className="text-right whitespace-nowrap text-muted tabular-nums">{text}</span>
        </li>
      ))}
    </ol>
  )
}
