import { readFileSync } from 'node:fs'

export type BuiltFile = { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}
const files = new Map<string, BuiltFile>()

/** Finds a file of the built web app by its address; each is read once. Throws where the build has no such file. */
export function builtFile(path: string): BuiltFile | undefined {
  return /^\/assets\/|^\/[a-z]+\.(js|svg)$/u.test(path) ? read(path) : undefined
}

/** Gives the document that every screen begins with. */
export function builtPage(): BuiltFile {
  return read('/index.html')
}

function read(path: string): BuiltFile {
  const known = files.get(path)
  if (known) return known
  // Nothing is built while a test runs, so a browser may keep what it has.
  const headers = {
    'content-type': types[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  const file = { bytes: readFileSync(`dist/web${path}`), headers }
  files.set(path, file)
  return file
}
