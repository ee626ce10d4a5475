import type { ReactNode } from 'react'

export type SelectOption = {
  readonly value: string
  readonly label: string
  /** What choosing this means, below the label. */
  readonly note?: string
  /** A face or an icon in front of the label. */
  readonly leading?: ReactNode
  /** More words under which it is found. */
  readonly keywords?: readonly string[]
  readonly disabled?: boolean
}

export type SelectGroup = { readonly label: string; readonly options: readonly SelectOption[] }

/** Lists the options of all groups in their order. */
export function optionsOf(groups: readonly SelectGroup[]): readonly SelectOption[] {
  return groups.flatMap(({ options }) => options)
}
