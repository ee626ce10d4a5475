import type { Dictionary, Words } from '../../kit/language/index.ts'

/** Names translations by their folder: `domains/billing/usage/words.de.ts` is `usage`, `app/home/words.de.ts` is `app/home`. */
export function dictionaryFromFiles(files: Readonly<Record<string, Readonly<Record<string, Words>>>>): Dictionary {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, exported]) => {
      const name = path.replace(/^\.\/(?:domains\/[^/]+\/)?/u, '').replace(/\/words\.[a-z]+\.ts$/u, '')
      const translation = Object.values(exported)[0]
      return translation === undefined ? [] : [[name, translation]]
    }),
  )
}
