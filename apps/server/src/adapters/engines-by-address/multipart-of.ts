import { randomUUID } from 'node:crypto'

export type FilePart = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** Writes a form with one file, called `file`, as RFC 7578 has it. */
export function multipartOf(
  fields: readonly (readonly [name: string, value: string])[],
  file: FilePart,
): { readonly body: Uint8Array; readonly contentType: string } {
  const boundary = `vireo-${randomUUID()}`
  const head = (lines: readonly string[]) => Buffer.from(`--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n`)
  const parts = fields.map(([name, value]) =>
    Buffer.concat([head([`content-disposition: form-data; name="${name}"`]), Buffer.from(`${value}\r\n`)]),
  )
  const body = Buffer.concat([
    ...parts,
    head([`content-disposition: form-data; name="file"; filename="${file.name}"`, `content-type: ${file.type}`]),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}
