import type { Language } from '@vireo/contracts/kit'
import { escapeHtml } from '#kernel/escape-html.ts'
import { wordsIn } from '../page/words-in.ts'
import { findContent, hasContent, listContent } from './read-content.ts'

/** Pages that a foot leads to while they are there, in their order. */
const single = ['about', 'enterprise', 'affiliates', 'grants', 'terms', 'privacy', 'imprint'] as const
const several = ['use-cases', 'customers', 'blog'] as const

/** Lists the names of the pages that this instance has beside those of languages; of those below a list, the list alone. */
async function namesInFoot(folders: readonly string[], language: Language) {
  const [found, listed] = await Promise.all([
    Promise.all(single.map((name) => findContent(folders, name, language))),
    Promise.all(several.map((below) => hasContent(folders, below, language))),
  ])
  return { single: single.filter((_, at) => found[at] !== undefined), lists: several.filter((_, at) => listed[at]) }
}

/** Lists the names of all pages that this instance has beside those of languages. */
export async function contentNames(folders: readonly string[], language: Language): Promise<readonly string[]> {
  const { lists, ...names } = await namesInFoot(folders, language)
  const below = await Promise.all(lists.map((list) => listContent(folders, list, language)))
  return [...lists, ...below.flat().map(({ name }) => name), ...names.single]
}

/** Writes the ways from the foot of a page to what this instance has to say. */
export async function footLinks(folders: readonly string[], language: Language): Promise<string> {
  const words = wordsIn(language)
  const names = await namesInFoot(folders, language)
  const links: readonly (readonly [string, string])[] = [
    ['voice-library', words.voicesTitle],
    ['verify', words.verify.foot],
    ...names.lists.map((name) => [name, words.lists[name].title] as const),
    ...names.single.map((name) => [name, words.foot[name]] as const),
  ]
  return links.map(([name, title]) => `<a class="foot-link" href="/${name}">${escapeHtml(title)}</a>`).join('')
}
