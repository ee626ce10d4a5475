/** What there is of a document to walk through; the same in every implementation of it. */
export type Walkable = {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly firstChild: Walkable | null
  readonly nextSibling: Walkable | null
  readonly parentNode: Walkable | null
}

const silent = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE IFRAME OBJECT SVG MATH CANVAS AUDIO VIDEO PICTURE BUTTON SELECT TEXTAREA FORM NAV DIALOG HEAD'.split(
    ' ',
  ),
)
const inline = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q RUBY S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
)

/**
 * Writes what stands in a part of a document as paragraphs with an empty line between them, until there are more
 * characters than wanted. Walks without recursion: documents may be as deep as they like.
 */
export function textOf(root: Walkable, charactersMax: number): string {
  const paragraphs: string[] = []
  let open = ''
  let length = 0
  const close = () => {
    const paragraph = open.replaceAll(/\s+/gu, ' ').trim()
    if (/[\p{L}\p{N}]/u.test(paragraph)) {
      paragraphs.push(paragraph)
      length += paragraph.length
    }
    open = ''
  }
  let node: Walkable | null = root
  while (node && length <= charactersMax) {
    if (node.nodeType === 3) open += node.nodeValue ?? ''
    const name = node.nodeName.toUpperCase()
    const breaks = node.nodeType === 1 && !inline.has(name)
    if (breaks) close()
    if (node.firstChild && !silent.has(name)) {
      node = node.firstChild
      continue
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode
      if (node && !inline.has(node.nodeName.toUpperCase())) close()
    }
    node = node === root ? null : (node?.nextSibling ?? null)
  }
  close()
  return paragraphs.join('\n\n')
}
