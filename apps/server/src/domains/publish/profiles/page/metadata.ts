import { escapeHtml } from '#kernel/escape-html.ts'
import { picturePath } from '../picture/picture-url.ts'
import type { Shown } from './find-shown.ts'
import type { PageWords } from './words-in.ts'

const descriptionMax = 200

/** Writes what other sites read to show a profile: Open Graph and Twitter cards. */
export function metadataOf(
  { handle, profile }: Shown,
  { words, address }: { readonly words: PageWords; readonly address: URL },
): string {
  const { name, picture } = profile
  const description = shortened(profile.bio) || words.description(name)
  const image = picture === null ? undefined : new URL(picturePath(picture), address).href
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'profile'],
    ['og:site_name', 'Vireo'],
    ['og:title', name],
    ['og:description', description],
    ['og:url', address.href],
    ['profile:username', handle],
    ...(image === undefined ? [] : imageOf(image, words.pictureOf(name))),
  ]
  const names: readonly (readonly [string, string])[] = [
    ['description', description],
    ['twitter:card', 'summary'],
    ['twitter:title', name],
    ['twitter:description', description],
    ...(image === undefined ? [] : ([['twitter:image', image]] as const)),
  ]
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    ...names.map(([called, content]) => `<meta name="${called}" content="${escapeHtml(content)}">`),
    `<link rel="canonical" href="${escapeHtml(address.href)}">`,
  ].join('')
}

function imageOf(image: string, alt: string): readonly (readonly [string, string])[] {
  return [
    ['og:image', image],
    ['og:image:type', 'image/webp'],
    ['og:image:alt', alt],
  ]
}

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/gu, ' ').trim()]
  if (characters.length <= descriptionMax) return characters.join('')
  return `${characters.slice(0, descriptionMax).join('').trimEnd()}…`
}
