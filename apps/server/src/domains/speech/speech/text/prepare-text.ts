import { type MappedText } from './mapped-text.ts'
import { clusterAt, readCharacter } from './read-character.ts'
import { type MarkupToken, readMarkup } from './read-markup.ts'
import { readingWeight } from './reading-weight.ts'

/** Part of the source that is spoken in one go, or a silence the text asks for. */
export type TextSegment =
  | ({ readonly kind: 'spoken'; readonly sourceStart: number; readonly sourceEnd: number } & MappedText)
  | { readonly kind: 'pause'; readonly sourceStart: number; readonly sourceEnd: number; readonly pauseMs: number }

// Text wrapped at a fixed width breaks lines at about 70 characters; a much shorter line ends on purpose.
const wrappedLineWeight = 60

const audible = /[\p{L}\p{N}\p{Sc}%&+=@#°©®™№<>]/u

/** Tells whether an engine makes a sound of a text; punctuation alone is silence. */
export function isAudible(text: string): boolean {
  return audible.test(text)
}

/**
 * Turns what a caller wrote into what engines read. The segments tile the source from its first to its
 * last UTF-16 code unit; characters that are not read lie inside a segment without being in its text.
 * Line breaks that mean something stay as `\n`, paragraphs as `\n\n`. Text without anything audible
 * gives pauses only.
 */
export function prepareText(source: string): TextSegment[] {
  const segments: TextSegment[] = []
  let reader = new Reader(source)
  let start = 0
  const close = (end: number) => {
    const read = reader.finish()
    if (isAudible(read.text)) segments.push({ kind: 'spoken', sourceStart: start, sourceEnd: end, ...read })
    else if (end > start) extendLast(segments, start, end)
    reader = new Reader(source)
    start = end
  }
  for (const token of readMarkup(source)) {
    if (token.kind === 'pause') {
      close(token.start)
      segments.push({ kind: 'pause', sourceStart: token.start, sourceEnd: token.end, pauseMs: token.pauseMs })
      start = token.end
    } else reader.take(token)
  }
  close(source.length)
  return segments
}

/** Extends the last segment over characters that are not read; at the start, opens a pause of no length. */
function extendLast(segments: TextSegment[], start: number, end: number): void {
  const last = segments.pop()
  segments.push(last ? { ...last, sourceEnd: end } : { kind: 'pause', sourceStart: start, sourceEnd: end, pauseMs: 0 })
}

type Separator = 'none' | 'gap' | 'space' | 'line' | 'paragraph'

const closingMark = /^[,.;:!?…。，、！？)]/u

const separatorText: Record<Separator, string> = { none: '', gap: ' ', space: ' ', line: '\n', paragraph: '\n\n' }
const wordEnd = /[\p{L}\p{N}\p{M}]$/u
const wordStart = /^[\p{L}\p{N}]/u
const sentenceEnd = /[.!?。！？।؟۔:]["')\]»”’」』]?$/u

/** Builds the text of one segment, holding back whitespace until something follows it. */
class Reader {
  private readonly source: string
  private readonly parts: string[] = []
  private readonly sourceIndex: number[] = []
  private last = ''
  private pending: Separator = 'none'
  private pendingIndex = 0
  private leftOut = false
  private brokeLine = false
  private lineWeight = 0

  constructor(source: string) {
    this.source = source
  }

  take(token: Extract<MarkupToken, { kind: 'text' | 'tag' }>): void {
    if (token.kind === 'tag') return this.hold('gap', token.start)
    let index = token.start
    while (index < token.end) {
      const character = clusterAt(this.source, index).slice(0, token.end - index)
      this.takeCharacter(character, index)
      index += character.length
    }
  }

  finish(): MappedText {
    return { text: this.parts.join(''), sourceIndex: this.sourceIndex }
  }

  private takeCharacter(character: string, index: number): void {
    const reading = readCharacter(character, this.pending === 'none' && wordEnd.test(this.last))
    if (reading.kind === 'space' || reading.kind === 'gap') this.hold(reading.kind, index)
    else if (reading.kind === 'newline') this.holdLineBreak(character, index)
    else if (reading.kind === 'read' && reading.text !== '') this.emit(reading.text, character, index)
  }

  private holdLineBreak(character: string, index: number): void {
    // The feed of a carriage-return pair is the same line break.
    if (character === '\n' && this.source[index - 1] === '\r') return
    if (this.pending === 'line' || this.pending === 'paragraph' || this.brokeLine) return this.hold('paragraph', index)
    const ends = this.lineWeight < wrappedLineWeight || sentenceEnd.test(this.last)
    this.hold(ends ? 'line' : 'space', index)
    this.brokeLine = true
    this.lineWeight = 0
  }

  private hold(separator: Separator, index: number): void {
    if (this.pending === 'none') this.pendingIndex = index
    this.leftOut ||= separator === 'gap'
    if (rank[separator] > rank[this.pending]) this.pending = separator
  }

  /** Whether what was held back stands before `text`, or closes up around something that is not read. */
  private separates(text: string): boolean {
    if (this.pending === 'gap') return wordEnd.test(this.last) && wordStart.test(text)
    return !(this.leftOut && this.pending === 'space' && closingMark.test(text))
  }

  private emit(text: string, character: string, index: number): void {
    const separates = this.separates(text)
    if (this.parts.length > 0 && separates) {
      const separator = separatorText[this.pending]
      this.parts.push(separator)
      for (let unit = 0; unit < separator.length; unit++) this.sourceIndex.push(this.pendingIndex)
    }
    this.pending = 'none'
    this.leftOut = false
    this.brokeLine = false
    this.parts.push(text)
    const unchanged = text === character
    for (let unit = 0; unit < text.length; unit++) this.sourceIndex.push(unchanged ? index + unit : index)
    this.last = text
    this.lineWeight += readingWeight(text)
  }
}

const rank: Record<Separator, number> = { none: 0, gap: 1, space: 2, line: 3, paragraph: 4 }
