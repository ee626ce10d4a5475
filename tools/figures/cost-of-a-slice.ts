import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productMap } from '../../product-map.ts'
import { planSlice } from '../new/plan-slice.ts'

/** The file in which a slice is declared to exist; everything else shared has to follow from manifests. */
const MAP = 'product-map.ts'

/** Counts the lines that a new slice changes in files of others, beside its entry in the product map. */
export function sharedLinesOfNewSlice(root: string): number {
  const [area = ''] = Object.keys(productMap)
  const request = { name: 'parrot-talk', area, purpose: 'Keeps what people say to parrots.', uses: [] }
  const { edit = {} } = planSlice(request, new Date(0))
  return Object.entries(edit)
    .filter(([path]) => path !== MAP)
    .reduce((sum, [path, change]) => {
      const before = readFileSync(join(root, path), 'utf8')
      const known = new Set(before.split('\n'))
      return (
        sum +
        change(before)
          .split('\n')
          .filter((line) => !known.has(line)).length
      )
    }, 0)
}
