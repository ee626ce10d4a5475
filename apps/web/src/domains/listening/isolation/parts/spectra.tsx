import { isolationWords } from '../words.ts'

const [width, height] = [480, 120]
const [topDb, bottomDb] = [-20, -100]

/** Draws how loud each pitch is before and after, one line over the other. */
export function Spectra({ before, after }: { readonly before: readonly number[]; readonly after: readonly number[] }) {
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <span className="font-medium">{isolationWords.spectra}</span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-muted" />
          {isolationWords.before}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-accent" />
          {isolationWords.after}
        </span>
      </figcaption>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-28 w-full">
        <path
          d={lineOf(before)}
          className="fill-none stroke-muted"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
        <path d={lineOf(after)} className="fill-none stroke-accent" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="sr-only">{isolationWords.spectraText}</p>
    </figure>
  )
}

function lineOf(levelsDb: readonly number[]): string {
  const points = levelsDb.map((level, at) => {
    const share = (topDb - Math.max(bottomDb, Math.min(topDb, level))) / (topDb - bottomDb)
    return `${((at * width) / Math.max(1, levelsDb.length - 1)).toFixed(1)} ${(share * height).toFixed(1)}`
  })
  return points.length > 0 ? `M${points.join('L')}` : ''
}
