/** Shows the name of the product with its sign: a sound in the shape of a V. */
export function ProductMark({
  nameHidden = false,
  variant,
}: {
  readonly nameHidden?: boolean
  /** What this instance is for, behind the name. */
  readonly variant?: string | undefined
}) {
  return (
    <span className="inline-flex items-center gap-2 text-base font-semibold tracking-tight text-ink">
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M6.5 8v5M11.25 8v10M16 8v16M20.75 8v10M25.5 8v5"
          className="stroke-on-accent"
          strokeWidth="2.75"
          strokeLinecap="round"
        />
      </svg>
      <span className={nameHidden ? 'sr-only' : 'whitespace-nowrap'}>{variant ? `Vireo ${variant}` : 'Vireo'}</span>
    </span>
  )
}
