import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createImportReader } from './read-imports.ts'

export const MOST_FILES = 25
export const MOST_NAMES = 25
export const MOST_LINES = 300

const DOOR = /^apps\/[^/]+\/src\/domains\/[^/]+\/[^/]+\/([^/]+\/)?index\.tsx?$/
const EXPORTS = /export (?:type )?\{([^}]*)\} from '([^']+)'/g
const WHOLE = /export \* from '([^']+)'/g
const BOUND = /\bon\(\s*([A-Za-z.]+),\s*(?:([A-Za-z]+)\s*[,)])?/g
const WRITES = /\b(insert into|delete from|update [a-z_]+ (?:[a-z]+ )?set)\b/

/** Counts the lines of a file. */
export function linesIn(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1
}

/** Counts how many of these files are in each folder. */
export function foldersOf(files: readonly string[]): Map<string, number> {
  const folders = new Map<string, number>()
  for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  return folders
}

/** Counts the names that each door of a slice or of a part exports, also those of files that it lets out as a whole. */
export function doorsOf(root: string, files: readonly string[]): Map<string, number> {
  const doors = files.filter((file) => DOOR.test(file))
  return new Map(doors.map((file) => [file, exportsOf(join(root, file)).flatMap(({ names }) => names).length]))
}

/** Lists the functions of stores that a door exports although they write. */
export function writesAt(root: string, door: string): string[] {
  return exportsOf(join(root, door))
    .filter(({ from }) => from.endsWith('-store.ts'))
    .flatMap(({ names, from }) => {
      const text = readFileSync(join(root, dirname(door), from), 'utf8')
      return names.filter((name) => WRITES.test(bodyOf(text, name.replace(/ as .*/, ''))))
    })
}

type Exports = { readonly names: readonly string[]; readonly from: string }

/** Reads what a door lets out, and from which file, relative to the folder of the door. */
function exportsOf(path: string): Exports[] {
  const text = readFileSync(path, 'utf8')
  const named = [...text.matchAll(EXPORTS)].map(([, list = '', from = '']) => ({
    names: list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    from,
  }))
  const whole = [...text.matchAll(WHOLE)].flatMap(([, from = '']) => {
    const file = join(dirname(path), from)
    return [
      { names: namesIn(readFileSync(file, 'utf8')), from },
      ...exportsOf(file).map((inner) => ({ ...inner, from: join(dirname(from), inner.from) })),
    ]
  })
  return [...named, ...whole]
}

/** Lists the names that a file itself makes and exports. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|type) (\w+)/gm)].map(([, name = '']) => name)
}

/** Reads a function from its own line to the next export. */
function bodyOf(text: string, name: string): string {
  const [, body = ''] = text.split(new RegExp(`export (?:async )?function ${name}\\b`))
  return body.split('\nexport ', 1)[0] ?? ''
}

export type Operation = {
  readonly route: string
  readonly name: string
  readonly file: string
  readonly isInOwnFile: boolean
}

/**
 * Lists the operation behind each route of the server, and whether its file is named after it. What is written down in the
 * routes themselves has no name and no file.
 */
export function operationsOf(root: string, files: readonly string[]): Operation[] {
  const imports = createImportReader(root)
  return files
    .filter((file) => /src\/domains\/.*routes\.ts$/.test(file) && file.startsWith('apps/server/'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const paths = imports(join(root, file))
      return [...text.matchAll(BOUND)].map(([, route = '', name = `the operation of ${route} in place`]) => {
        const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        return { route, name, file, isInOwnFile: paths.some((path) => basename(path, '.ts') === kebab) }
      })
    })
}
