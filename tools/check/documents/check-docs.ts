import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

type Document = { readonly file: string; readonly text: string }

const TOP_FOLDERS = ['apps', 'packages', 'engines', 'docs', 'tools', 'bench', '.github', '.ci']
/** What a README beside code calls a file or a folder of it. */
const BESIDE = /^(?:\.{1,2}\/)*[\w@-][\w.@-]*(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|sql))$/
const PLACEHOLDER = /[<>{}*…|$\s]|\.\.\.|NNNN/

/** Finds links, anchors, paths and npm scripts in Markdown files that do not exist. */
export function checkDocs(root: string, files: readonly string[]): string[] {
  const scripts = scriptNames(root)
  const operations = operationPaths(root)
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .flatMap((document) => [
      ...brokenLinks(root, operations, document),
      ...missingPaths(root, document),
      ...missingBeside(root, files, document),
      ...missingScripts(scripts, document),
    ])
}

/** Answers the folders of the house that the table in ARCHITECTURE.md does not name. `files` are relative to the root. */
export function unmappedFolders(architecture: string, files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^(?:apps\/(?:server|web)\/src|packages)\/[^/]+(?=\/)/.exec(file)?.[0] ?? [])
  return [...new Set(folders)]
    .filter((folder) => !architecture.includes(`\`${folder}\``))
    .map((folder) => `ARCHITECTURE.md: does not say what ${folder} holds`)
}

function brokenLinks(root: string, operations: readonly RegExp[], { file, text }: Document): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)].map((match) => match[1] ?? '')
  return (
    targets
      .filter((target) => !/^([a-z]+:|\/\/)/i.test(target))
      // Pages of an instance lead to its addresses; a journey follows them.
      .filter((target) => !(file.startsWith('docs/site/') && target.startsWith('/')))
      // Guides lead to what an instance makes: each of its addresses stands in the description of the API.
      .filter((target) => !(file.startsWith('docs/') && operations.some((operation) => operation.test(target))))
      .filter((target) => !leadsSomewhere(root, file, target))
      .map((target) => `${file}: the link ${target} leads nowhere`)
  )
}

function leadsSomewhere(root: string, file: string, target: string): boolean {
  const [path = '', anchor] = decodeURIComponent(target).split('#')
  const there = path === '' ? file : path.startsWith('/') ? path.slice(1) : normalize(join(dirname(file), path))
  if (!existsSync(join(root, there))) return false
  if (anchor === undefined || !there.endsWith('.md')) return true
  return headingAnchors(readFileSync(join(root, there), 'utf8')).has(anchor)
}

/**
 * Computes the anchors of headings as GitHub does: lower case, punctuation dropped, blanks to dashes, repeats numbered.
 */
function headingAnchors(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const base = heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    let anchor = base
    for (let repeat = 1; anchors.has(anchor); repeat += 1) anchor = `${base}-${repeat}`
    anchors.add(anchor)
  }
  return anchors
}

/** Finds paths in backticks, like `apps/server/src/compose.ts`, that do not exist; patterns are skipped. */
function missingPaths(root: string, { file, text }: Document): string[] {
  return [...withoutFences(text).matchAll(/`([^`\n]+)`/g)]
    .map((match) => (match[1] ?? '').replace(/:\d+$/, ''))
    .filter((path) => TOP_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !PLACEHOLDER.test(path))
    .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(file), path)))
    .map((path) => `${file}: the path ${path} does not exist`)
}

/**
 * Finds what a README of the apps calls a file or a folder although there is none: a file may be named by the end of its
 * path, a folder as seen from the README, from the top or from `src`.
 */
function missingBeside(root: string, files: readonly string[], { file, text }: Document): string[] {
  const [, src] = /^(apps\/[^/]+\/src)\/.*README\.md$/.exec(file) ?? []
  if (src === undefined) return []
  const places = [dirname(file), src, '']
  return [...withoutFences(text).matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => BESIDE.test(path) && !TOP_FOLDERS.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => !places.some((place) => existsSync(join(root, place, path))))
    .filter((path) => path.endsWith('/') || !files.some((one) => one.endsWith(`/${path}`)))
    .map((path) => `${file}: there is no ${path}`)
}

function missingScripts(scripts: ReadonlySet<string>, { file, text }: Document): string[] {
  return [...text.matchAll(/\bnpm run (?:--?[a-z]+ )*([a-z][a-z:-]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((script) => !scripts.has(script))
    .map((script) => `${file}: package.json has no script "${script}"`)
}

function scriptNames(root: string): Set<string> {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return new Set(Object.keys(scripts))
}

/** Answers what addresses of an instance look like, of the description of its API. */
function operationPaths(root: string): readonly RegExp[] {
  const description = join(root, 'docs/api/openapi.json')
  if (!existsSync(description)) return []
  const { paths = {} }: { paths?: Record<string, unknown> } = JSON.parse(readFileSync(description, 'utf8'))
  return Object.keys(paths)
    .filter((path) => path.startsWith('/v1/'))
    .map((path) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/?#]+')}$`))
}

function withoutFences(text: string): string {
  return text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
}

function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]*`/g, '')
}
