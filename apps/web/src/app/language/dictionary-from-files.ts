import type { Dictionary, LaterWords, Words } from '../../kit/language/index.ts'

type WordsFile = Readonly<Record<string, Words>>

/** Names translations by their folder: `domains/billing/usage/words.de.ts` is `usage`, `app/home/words.de.ts` is `app/home`. */
export function dictionaryFromFiles(files: Readonly<Record<string, WordsFile>>): Dictionary {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, exported]) => {
      const translation = Object.values(exported)[0]
      return translation === undefined ? [] : [[nameOf(path), translation]]
    }),
  )
}

/** Makes what fetches all translations of a slice at once, by the slice's name: `usage/report` comes with `usage`. */
export function laterByFolder(files: Readonly<Record<string, () => Promise<WordsFile>>>): LaterWords {
  const slices = [...new Set(Object.keys(files).map(sliceOf))]
  return Object.fromEntries(
    slices.map((slice) => {
      const own = Object.entries(files).filter(([path]) => sliceOf(path) === slice)
      return [
        slice,
        async () => {
          const arrived = await Promise.all(own.map(async ([path, load]) => [path, await load()] as const))
          return dictionaryFromFiles(Object.fromEntries(arrived))
        },
      ]
    }),
  )
}

/** Makes what fetches all these files and reads them as the words of one part. */
export function gathered(
  name: string,
  files: Readonly<Record<string, () => Promise<WordsFile>>>,
): () => Promise<Dictionary> {
  return async () => {
    const arrived = await Promise.all(Object.values(files).map((load) => load()))
    return { [name]: Object.assign({}, ...arrived.flatMap((file) => Object.values(file))) }
  }
}

function sliceOf(path: string): string {
  return nameOf(path).split('/', 1)[0] ?? ''
}

function nameOf(path: string): string {
  return path.replace(/^\.\/(?:domains\/[^/]+\/)?/u, '').replace(/\/words\.[a-z]+\.ts$/u, '')
}
