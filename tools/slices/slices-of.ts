import { productMap, type SliceName } from '../../product-map.ts'

type Mapped = { readonly purpose: string; readonly uses: readonly string[]; readonly asks?: readonly string[] }
type Areas = Readonly<Record<string, { readonly purpose: string; readonly slices: Readonly<Record<string, Mapped>> }>>

/** What the map says of a slice, with what follows from it. */
export type SliceInMap = Mapped & {
  readonly area: string
  /** Slices it may enter: those it uses, what they use, and the foundation. */
  readonly reaches: readonly string[]
}

const FOUNDATION = 'foundation'

/**
 * Sorts the slices of a map so that each comes after those it uses, otherwise in the order of the map. Throws for
 * circles and unknown names.
 */
export function slicesOf(areas: Areas): Readonly<Record<string, SliceInMap>> {
  const all = new Map(
    Object.entries(areas).flatMap(([area, { slices }]) =>
      Object.entries(slices).map(([name, slice]) => [name, { ...slice, area }] as const),
    ),
  )
  const foundation = Object.keys(areas[FOUNDATION]?.slices ?? {})
  const sorted = new Map<string, SliceInMap>()
  const add = (name: string, way: readonly string[]): readonly string[] => {
    const known = sorted.get(name)
    if (known) return known.reaches
    const slice = all.get(name)
    if (!slice) throw new Error(`product-map.ts: ${way.at(-1) ?? 'it'} uses ${name}, which is no slice`)
    if (way.includes(name)) throw new Error(`product-map.ts: goes in a circle: ${[...way, name].join(' → ')}`)
    const direct = [...(slice.area === FOUNDATION ? [] : foundation), ...slice.uses]
    const reaches = new Set(direct.flatMap((used) => [...add(used, [...way, name]), used]))
    sorted.set(name, { ...slice, reaches: [...reaches] })
    return [...reaches]
  }
  for (const name of all.keys()) add(name, [])
  return Object.fromEntries(sorted)
}

/** The slices of this product, in the order in which they are registered. */
export const slices = slicesOf(productMap) as Readonly<Record<SliceName, SliceInMap>>
