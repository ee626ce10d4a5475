import { useAddressQuery } from '#kit/routing/index.ts'

/** What a song can begin with. */
export const beginnings = ['words', 'video', 'upload'] as const
export type Beginning = (typeof beginnings)[number]

/** Holds by the address what a song begins with; what is open meanwhile stays as it is, and is there again with the words. */
export function useBeginning() {
  const [query, changeQuery] = useAddressQuery()
  const from = beginnings.find((one) => one === query.get('from')) ?? 'words'
  const beginWith = (next: Beginning) => changeQuery({ from: next === 'words' ? undefined : next })
  return { from, beginWith }
}
