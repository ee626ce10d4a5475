/** What is read aloud of a document. */
export type Article = {
  readonly title: string | null
  readonly author: string | null
  /** BCP 47, as the document says it. */
  readonly language: string | null
  /** Paragraphs with an empty line between them. */
  readonly text: string
  /** What the document says its own address is. */
  readonly canonical: string | null
}

/** What was found in a document. */
export type ReadDocument = {
  /** Whether it says itself that a player is to read it. */
  readonly isOffered: boolean
  readonly article: Article | null
}

/** A document as it came, and what it is taken for. */
export type GivenDocument = {
  readonly markup: string
  /** A whole page has menus and more around its article; a file is the article. */
  readonly kind: 'page' | 'file'
  /** Reading ends behind so many characters. */
  readonly textMax: number
  /** The project whose player has to stand on it. */
  readonly player?: string | undefined
}
