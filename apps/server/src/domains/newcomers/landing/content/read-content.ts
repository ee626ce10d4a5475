import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@vireo/contracts/kit'
import { readPage, type WrittenText } from './read-page.ts'

/** A page as it was found: in the language that was asked for where it is there, else in the one it was written in. */
export type FoundText = WrittenText & { readonly name: string }

const bytesMax = 500_000
const named = /^([a-z0-9][a-z0-9-]{0,79})(?:\.[a-z]{2})?\.md$/u

/**
 * Reads a page by its name, `about` or `blog/first`: `about.de.md` to whoever reads German, else `about.md`, of the
 * first folder that has either. An empty file says that there is no such page.
 */
export async function findContent(
  folders: readonly string[],
  name: string,
  language: Language,
): Promise<FoundText | undefined> {
  for (const folder of folders)
    for (const file of [`${name}.${language}.md`, `${name}.md`]) {
      const text = await readText(path.join(folder, file))
      if (text !== undefined) return text.trim() === '' ? undefined : { ...readPage(text), name }
    }
  return undefined
}

/** Lists the pages below a name, as `use-cases`, by their names. */
export async function listContent(
  folders: readonly string[],
  below: string,
  language: Language,
): Promise<readonly FoundText[]> {
  const names = await namesBelow(folders, below)
  const found = await Promise.all(names.map((name) => findContent(folders, name, language)))
  return found.filter((one) => one !== undefined).toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Tells whether there is any page below a name. No more is read than until one is found: every public page asks. */
export async function hasContent(folders: readonly string[], below: string, language: Language): Promise<boolean> {
  for (const name of await namesBelow(folders, below)) if (await findContent(folders, name, language)) return true
  return false
}

async function namesBelow(folders: readonly string[], below: string): Promise<readonly string[]> {
  const files = await Promise.all(folders.map((folder) => readdir(path.join(folder, below)).catch(() => [])))
  return [...new Set(files.flat().flatMap((file) => named.exec(file)?.[1] ?? []))].map((name) => `${below}/${name}`)
}

async function readText(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && bytes.length <= bytesMax ? bytes.toString('utf8') : undefined
}
