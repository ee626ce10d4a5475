import { matchScore } from '../match-score.ts'
import type { SelectGroup, SelectOption } from './option.ts'

/** An option, or the title above the first one of a group. */
export type ListRow =
  | { readonly kind: 'title'; readonly group: string }
  | {
      readonly kind: 'option'
      readonly group: string
      readonly option: SelectOption
      /** Its place among the options, from 0. */
      readonly place: number
    }

/** Keeps the options that fit what was typed, the best of each group first; all of them when nothing was typed. */
export function findOptions(groups: readonly SelectGroup[], typed: string): readonly SelectGroup[] {
  if (typed.trim() === '') return groups.filter(({ options }) => options.length > 0)
  return groups.flatMap((group) => {
    const scored = group.options
      .map((option) => ({ option, score: matchScore(textsOf(option, group.label), typed) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
    return scored.length === 0 ? [] : [{ label: group.label, options: scored.map(({ option }) => option) }]
  })
}

function textsOf({ label, note = '', keywords = [] }: SelectOption, group: string): readonly string[] {
  return [label, note, ...keywords, group]
}

/** Lays groups out as rows; one group alone has no title. */
export function rowsOf(groups: readonly SelectGroup[]): readonly ListRow[] {
  let place = 0
  return groups.flatMap(({ label, options }): ListRow[] => [
    ...(groups.length > 1 ? [{ kind: 'title' as const, group: label }] : []),
    ...options.map((option) => ({ kind: 'option' as const, group: label, option, place: place++ })),
  ])
}

/** Finds the next option that begins with what was typed, from the active one on; undefined when there is none. */
export function placeStartingWith(options: readonly SelectOption[], typed: string, from: number): number | undefined {
  const wanted = typed.toLocaleLowerCase()
  const order = options.map((_, step) => (from + step) % options.length)
  return order.find((place) => {
    const option = options[place]
    return option?.disabled !== true && option?.label.toLocaleLowerCase().startsWith(wanted) === true
  })
}

/** Moves from one option to another and passes those that are disabled; it stays where there is none further on. */
export function placeAfterMove(options: readonly SelectOption[], from: number, by: number): number {
  const step = Math.sign(by)
  let place = Math.min(options.length - 1, Math.max(0, from + by))
  while (options[place]?.disabled === true) place += step
  return options[place] === undefined ? from : place
}
