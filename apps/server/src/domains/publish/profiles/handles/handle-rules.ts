import { screens } from '@vireo/contracts/kit'
import { productFacts } from '#kernel/product.ts'

/** Without flags on purpose: with them, letters that only look like these would count as these. */
const shape = /^[A-Za-z0-9_-]{3,30}$/

/** Returns a handle as it is kept, in small letters; undefined for what cannot be one. */
export function readHandle(text: string): string | undefined {
  return shape.test(text) ? text.toLowerCase() : undefined
}

/** What would be taken for the house itself, beside what its addresses say. */
const namesOfHouse = `vireo admin administrator moderator mod staff team support help helpdesk official operator owner root
  system security abuse postmaster webmaster hostmaster noreply info contact about legal imprint impressum privacy terms
  press jobs careers news blog status api www mail ftp cdn static assets public me you self user users account accounts
  login logout signin signup signout register everyone everybody anyone nobody anonymous unknown null undefined none true
  false new edit delete settings profile profiles handle handles page pages library shared community verified billing
  payment payments payout payouts invoice checkout play player embed oembed feed rss robots sitemap favicon manifest`

let reserved: ReadonlySet<string> | undefined

/**
 * Tells whether a handle belongs to nobody: it is a word of the product's addresses, or names the house. Lines between
 * the letters make no difference, and what is nothing but lines is no name.
 */
export function isReserved(handle: string): boolean {
  reserved ??= reservedWords()
  const plain = plainOf(handle)
  return plain === '' || reserved.has(plain)
}

function reservedWords(): ReadonlySet<string> {
  const { endpoints } = productFacts()
  const places: readonly Readonly<Record<string, string>>[] = Object.values(screens)
  const segments = [
    ...Object.values(endpoints)
      .flat()
      .map(({ path }) => path.split('/')[1] ?? ''),
    ...places.flatMap((place) => Object.values(place)).flatMap((path) => path.split('/')),
  ].filter((segment) => !/[:@]/u.test(segment))
  return new Set([...segments, ...Object.keys(endpoints), ...namesOfHouse.split(/\s+/u)].map(plainOf))
}

function plainOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')
}
