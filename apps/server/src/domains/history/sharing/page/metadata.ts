import type { HistoryRow } from '#history'
import { escapeHtml } from '#kernel/escape-html.ts'
import { pictureSize } from '../picture/picture-svg.ts'

export type Described = {
  readonly title: string
  readonly facts: string
  readonly address: URL
  readonly item: Pick<HistoryRow, 'content_type'>
  readonly publicName: string | null
}

/** Writes what other sites read to show a link: Open Graph, Twitter cards and where its oEmbed is. */
export function metadataOf({ title, facts, address, item }: Described): string {
  const page = address.href
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Vireo'],
    ['og:title', title],
    ['og:description', facts],
    ['og:url', page],
    ['og:image', `${page}/picture.png`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', facts],
    ['og:audio', `${page}/audio`],
    ['og:audio:type', item.content_type],
  ]
  const names: readonly (readonly [string, string])[] = [
    ['description', facts],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', facts],
    ['twitter:image', `${page}/picture.png`],
  ]
  const embed = `/share-oembed?url=${encodeURIComponent(page)}`
  return [
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    ...names.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(new URL(embed, address).href)}">`,
  ].join('')
}
