import type { Hit } from './hit.ts'

/** Finds where hits stand in the text of an element, which are in their order and do not overlap. */
export function rangesIn(words: Element, hits: readonly Hit[]): StaticRange[] {
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  let before = 0
  let node = walker.nextNode()
  const goOn = (isBefore: (end: number) => boolean) => {
    while (node && isBefore(before + lengthOf(node))) {
      before += lengthOf(node)
      node = walker.nextNode()
    }
    return node
  }
  const ranges: StaticRange[] = []
  for (const { from, to } of hits) {
    const startContainer = goOn((end) => end <= from)
    const startOffset = from - before
    const endContainer = goOn((end) => end < to)
    if (startContainer && endContainer)
      ranges.push(new StaticRange({ startContainer, startOffset, endContainer, endOffset: to - before }))
  }
  return ranges
}

function lengthOf(node: Node): number {
  return node instanceof Text ? node.length : 0
}

/** Lists the words that a place of the text lies in. */
export function wordsAt({ startContainer, endContainer }: StaticRange): Element[] {
  const [first, last] = [wordOf(startContainer), wordOf(endContainer)]
  const words: Element[] = []
  for (let word = first; word; word = word.nextElementSibling) {
    words.push(word)
    if (word === last) return words
  }
  return first ? [first] : []
}

/** Answers the word that a piece of text is of; of a space, the word behind it. */
function wordOf(text: Node): Element | null {
  return text.parentElement?.closest('[data-token]') ?? (text instanceof Text ? text.nextElementSibling : null)
}
