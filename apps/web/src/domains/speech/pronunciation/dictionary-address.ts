import { generatePath } from 'react-router'

import { paths } from '#kit/routing/index.ts'

/** Returns the address of a dictionary. */
export function dictionaryAddress(id: string): string {
  return generatePath(paths.pronunciationDictionary, { dictionaryId: id })
}
