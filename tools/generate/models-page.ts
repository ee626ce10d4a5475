import { markdownTable, replaceBetween } from './markdown.ts'

type Model = {
  readonly name: string
  readonly purpose: string
  readonly terms: 'commercial' | 'non-commercial'
  readonly licence: { readonly name: string; readonly url: string }
  readonly downloads: readonly Download[]
}

type Download = {
  readonly url: string
  readonly bytes: number
  readonly sha256: string
  readonly alsoStatedBy?: { readonly pages: readonly string[]; readonly unnamed: number } | undefined
}

/** Fills the page about models with the table of those that can be installed by name. */
export function fillModels(document: string, models: readonly Model[]): string {
  const rows = models.map(({ name, purpose, terms, licence, downloads }) => [
    `\`${name}\``,
    purpose,
    `${Math.round(downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000)} MB`,
    `[${licence.name}](${licence.url})${terms === 'commercial' ? '' : ', not for commercial use'}`,
  ])
  return replaceBetween(document, 'models', markdownTable(['model', 'adds', 'download', 'licence'], rows))
}

/** Fills the page about what the catalogue rests on with a part for every file. */
export function fillModelSources(document: string, models: readonly Model[]): string {
  const files = new Map(models.flatMap(({ downloads }) => downloads.map((download) => [download.url, download])))
  return replaceBetween(document, 'model sources', [...files.values()].map(sourcesOf).join('\n\n'))
}

function sourcesOf({
  url,
  bytes,
  sha256,
  alsoStatedBy: { pages, unnamed } = { pages: [], unnamed: 0 },
}: Download): string {
  const published = url.replace('/releases/download/', '/releases/tag/').replace(/\/[^/]+$/, '')
  return [
    `### ${url.split('/').at(-1) ?? url}`,
    '',
    `${bytes} bytes, SHA-256 \`${sha256}\``,
    '',
    `- published at <${published}>`,
    ...pages.map((page) => `- also stated by <${page}>`),
    ...(unnamed > 0
      ? [`- also stated by ${unnamed} ${pages.length > 0 ? 'further ' : ''}public files whose address is not known`]
      : []),
  ].join('\n')
}
