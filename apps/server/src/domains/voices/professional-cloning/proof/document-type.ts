/** Types of documents, told by their first bytes, never by what the client says. */
const kinds: readonly { readonly mimeType: string; readonly starts: (head: Buffer) => boolean }[] = [
  { mimeType: 'application/pdf', starts: (head) => head.toString('latin1', 0, 5) === '%PDF-' },
  { mimeType: 'image/png', starts: (head) => head.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001A\n' },
  { mimeType: 'image/jpeg', starts: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff },
  {
    mimeType: 'image/webp',
    starts: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
]

/** How many first bytes tell the type. */
export const documentHeadBytes = 12

/** Returns the media type of a document by its first bytes; undefined for a type that is not accepted. */
export function documentTypeOf(head: Buffer): string | undefined {
  return kinds.find(({ starts }) => starts(head))?.mimeType
}
