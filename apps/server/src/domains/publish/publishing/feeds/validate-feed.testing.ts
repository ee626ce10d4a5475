import { readFileSync } from 'node:fs'
import { XmlBufferInputProvider, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm'

const folder = new URL('schema/', import.meta.url)
const names = ['rss.xsd', 'atom.xsd', 'itunes.xsd', 'podcast.xsd'] as const

let schema: XsdValidator | undefined

/** Validates a feed against the schema of feeds, with libxml2. Throws what is wrong with it, and at which line. */
export function validateFeed(feed: string): void {
  schema ??= readSchema()
  const document = XmlDocument.fromString(feed)
  try {
    schema.validate(document)
  } finally {
    document.dispose()
  }
}

function readSchema(): XsdValidator {
  const files = Object.fromEntries(names.map((name) => [name, Uint8Array.from(readFileSync(new URL(name, folder)))]))
  xmlRegisterInputProvider(new XmlBufferInputProvider(files))
  const document = XmlDocument.fromBuffer(files['rss.xsd'] ?? new Uint8Array(), { url: 'rss.xsd' })
  try {
    return XsdValidator.fromDoc(document)
  } finally {
    document.dispose()
  }
}
