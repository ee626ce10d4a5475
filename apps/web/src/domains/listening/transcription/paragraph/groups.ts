import type { Paragraph } from '@vireo/transcripts'

/** So many are little more than a screen of them. */
export const paragraphsOfGroup = 12

type Groups = readonly (readonly Paragraph[])[]

/**
 * Creates what cuts paragraphs into groups. A group in which nothing changed since the last time is the same list as then, so that
 * only the others are drawn again.
 */
export function createGrouping(): (paragraphs: readonly Paragraph[]) => Groups {
  let before: Groups = []
  return (paragraphs) => {
    const count = Math.ceil(paragraphs.length / paragraphsOfGroup)
    before = Array.from({ length: count }, (_, at) => {
      const group = paragraphs.slice(at * paragraphsOfGroup, (at + 1) * paragraphsOfGroup)
      const known = before[at]
      return known?.length === group.length && known.every((paragraph, place) => paragraph === group[place])
        ? known
        : group
    })
    return before
  }
}
