import { editDistance } from '#kernel/texts/edit-distance.ts'
import { accentPages } from './accent-pages.ts'
import { asianPages } from './asian-languages.ts'
import { westernPages } from './western-languages.ts'
import { easternPages } from './eastern-languages.ts'
import type { LanguagePage } from './language-page.ts'

const english = westernPages.filter(({ slug }) => slug === 'english')

/** Languages, without accents: English first, the others by their English names. */
export const languagePages: readonly LanguagePage[] = [
  ...english,
  ...[...westernPages, ...easternPages, ...asianPages]
    .filter((page) => !english.includes(page))
    .toSorted((one, other) => one.slug.localeCompare(other.slug, 'en')),
]

/** Every page there is. */
export const allPages: readonly LanguagePage[] = [...languagePages, ...accentPages]

const bySlug: ReadonlyMap<string, LanguagePage> = new Map(allPages.map((page) => [page.slug, page]))

/** Tells whether a page is about an accent. */
export function isAccent({ name }: LanguagePage): boolean {
  return name.en.includes('Accent')
}

/** Finds the page with exactly this slug. */
export function findPage(slug: string): LanguagePage | undefined {
  return bySlug.get(slug)
}

const nearMax = 6
/** Of the letters of the longer of two words: what differs more is another word. */
const likenessMin = 0.5

/** Lists the pages that somebody may have meant by a slug that there is not, the likeliest first; none where nothing is like it. */
export function nearPages(given: string): readonly LanguagePage[] {
  const wanted = partsOf(given)
  if (wanted.length === 0) return []
  return allPages
    .map((page) => ({ page, likeness: likenessOf(wanted, page) }))
    .filter(({ likeness }) => likeness >= likenessMin)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, nearMax)
    .map(({ page }) => page)
}

/** Splits a slug into its words, without the one that says little about which was meant. */
function partsOf(slug: string): readonly string[] {
  return slug
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((part) => part !== '' && part !== 'accent')
}

function likenessOf(wanted: readonly string[], { slug, locale }: LanguagePage): number {
  const own = [...partsOf(slug)]
  const code = locale.split('-', 1)[0] ?? ''
  const best = (part: string) => (part === code ? 1 : Math.max(0, ...own.map((word) => similarity(part, word))))
  return wanted.reduce((sum, part) => sum + best(part), 0) / wanted.length
}

/** Computes how much of two words is the same, 0…1. */
function similarity(one: string, other: string): number {
  const longer = Math.max(one.length, other.length)
  return 1 - editDistance(one, other) / longer
}
