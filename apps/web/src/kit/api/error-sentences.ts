import { fetchWords, words } from '../language/index.ts'

let sentences: Readonly<Record<string, string>> | undefined

/**
 * Fetches what failures are called in the language of the page, by their code; empty in English, where the server’s
 * own sentences are shown.
 */
export async function errorSentences(): Promise<Readonly<Record<string, string>>> {
  await fetchWords('errors')
  sentences ??= words('errors', {})
  return sentences
}

/** Says what a failure is called in the language of the page, by its code; what the server said where nobody knows it. */
export async function messageOfCode(code: string, said: string): Promise<string> {
  return (await errorSentences())[code] ?? said
}
