/** An element of an XML document with what is in it. */
export type XmlElement = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** All text directly in it. */
  readonly text: string
}

/** A document that is not read: not well formed, or with what lexicons have no need of. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}

const depthMax = 16
const attributesMax = 32
/** Ten times as many as a lexicon of ten thousand words has. */
const elementsMax = 400_000
/** Of an element, and of an attribute: many times what a rule may have. */
const textMax = 20_000
const predefined: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const nameAt = /[A-Za-z_:\u0080-\uffff][\w:.\-\u0080-\uffff]*/y
const spaceAt = /[ \t\r\n]*/y
const attributeAt = /([A-Za-z_:\u0080-\uffff][\w:.\-\u0080-\uffff]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y

type Open = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

/**
 * Reads an XML document without any of what makes XML dangerous: no document type, no entities but the five that every
 * document has, no more than sixteen elements inside each other. Takes time linear in the text, in steps each of which takes next to
 * none. Throws XmlError.
 */
export function readXml(source: string): Generator<undefined, XmlElement> {
  return new Reader(source.replace(/^\ufeff/, '')).read()
}

class Reader {
  readonly #source: string
  readonly #open: Open[] = []
  #at = 0
  #elements = 0
  #root: XmlElement | undefined

  constructor(source: string) {
    this.#source = source
  }

  *read(): Generator<undefined, XmlElement> {
    while (this.#at < this.#source.length) {
      if (this.#source.charAt(this.#at) === '<') this.#readMarkup()
      else this.#readText()
      yield
    }
    if (this.#open.length > 0) throw this.#error(`<${this.#open.at(-1)?.name}> is not closed`)
    if (!this.#root) throw this.#error('there is no element')
    return this.#root
  }

  #readText(): void {
    const next = this.#source.indexOf('<', this.#at)
    const end = next < 0 ? this.#source.length : next
    const text = this.#unescaped(this.#source.slice(this.#at, end))
    const parent = this.#open.at(-1)
    if (parent) this.#append(parent, text)
    else if (text.trim() !== '') throw this.#error('there is text outside of the document')
    this.#at = end
  }

  #readMarkup(): void {
    const source = this.#source
    if (source.startsWith('<!--', this.#at)) this.#skipTo('-->')
    else if (source.startsWith('<?', this.#at)) this.#skipTo('?>')
    else if (source.startsWith('<![CDATA[', this.#at)) this.#readVerbatim()
    else if (source.startsWith('<!', this.#at)) throw this.#error('a document type is not read')
    else if (source.startsWith('</', this.#at)) this.#readEnd()
    else this.#readStart()
  }

  #skipTo(mark: string): void {
    const end = this.#source.indexOf(mark, this.#at)
    if (end < 0) throw this.#error(`“${mark}” is missing`)
    this.#at = end + mark.length
  }

  #readVerbatim(): void {
    const start = this.#at + '<![CDATA['.length
    this.#skipTo(']]>')
    const parent = this.#open.at(-1)
    if (!parent) throw this.#error('there is text outside of the document')
    this.#append(parent, this.#source.slice(start, this.#at - 3))
  }

  #append(parent: Open, text: string): void {
    if (parent.text.length + text.length > textMax) throw this.#error('an element has too much text')
    parent.text += text
  }

  #readStart(): void {
    if (this.#root) throw this.#error('there is more than one document')
    if (this.#open.length >= depthMax) throw this.#error('elements lie too deep in each other')
    if (++this.#elements > elementsMax) throw this.#error('there are too many elements')
    this.#at++
    const name = this.#match(nameAt)?.[0]
    if (name === undefined) throw this.#error('an element has no name')
    const attributes = this.#readAttributes()
    const empty = this.#source.startsWith('/>', this.#at)
    if (!empty && this.#source.charAt(this.#at) !== '>') throw this.#error(`<${name}> is not written to its end`)
    this.#at += empty ? 2 : 1
    this.#open.push({ name, attributes, children: [], text: '' })
    if (empty) this.#close()
  }

  #readAttributes(): ReadonlyMap<string, string> {
    const attributes = new Map<string, string>()
    for (;;) {
      this.#match(spaceAt)
      const found = this.#match(attributeAt)
      if (!found) return attributes
      const [, name = '', double, single] = found
      if (attributes.has(name)) throw this.#error(`${name} is given twice`)
      if (attributes.size >= attributesMax) throw this.#error('an element has too many attributes')
      attributes.set(name, this.#unescaped(double ?? single ?? ''))
    }
  }

  #readEnd(): void {
    this.#at += 2
    const name = this.#match(nameAt)?.[0]
    this.#match(spaceAt)
    if (this.#source.charAt(this.#at) !== '>') throw this.#error('an end of an element is not written to its end')
    this.#at++
    if (name === undefined || this.#open.at(-1)?.name !== name) throw this.#error(`</${name ?? ''}> closes nothing`)
    this.#close()
  }

  #close(): void {
    const closed = this.#open.pop()
    if (!closed) return
    const parent = this.#open.at(-1)
    if (parent) parent.children.push(closed)
    else this.#root = closed
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (!found) return undefined
    this.#at = pattern.lastIndex
    return found
  }

  #unescaped(text: string): string {
    if (!text.includes('&')) return text
    if (text.length > textMax) throw this.#error('an element has too much text')
    return text.replaceAll(/&([^;&\s]{0,12})(;?)/g, (_whole, name: string, end: string) => {
      const character = end === '' ? undefined : this.#entity(name)
      if (character === undefined) throw this.#error(`“&${name}” stands for nothing`)
      return character
    })
  }

  #entity(name: string): string | undefined {
    const number = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(name)
    if (!number) return Object.hasOwn(predefined, name) ? predefined[name] : undefined
    const point = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16)
    const isCharacter = point === 9 || point === 10 || point === 13 || (point >= 32 && point <= 0x10ffff)
    return isCharacter && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : undefined
  }

  #error(message: string): XmlError {
    let line = 1
    for (let at = this.#source.indexOf('\n'); at >= 0 && at < this.#at; at = this.#source.indexOf('\n', at + 1)) line++
    return new XmlError(`Line ${line}: ${message}.`)
  }
}
