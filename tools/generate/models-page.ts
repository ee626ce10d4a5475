import { markdownTable, replaceBetween } from './markdown.ts'

type Model = {
  readonly name: string
  readonly purpose: string
  readonly terms: 'commercial' | 'non-commercial'
  readonly licence: { readonly name: string; readonly url: string }
  readonly downloads: readonly { readonly bytes: number }[]
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
