// @ts-check
import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

const NEW_URL = /new URL\(\s*(['"])(\.{1,2}\/[^'"]*)\1\s*,\s*import\.meta\.url\s*\)/g
const RESOLVE = /import\.meta\.resolve\(\s*(['"])(@vireo\/[^'"]+)\1\s*\)/g
const LOST = /import\.meta\.(dirname|filename)\b/

/**
 * Sources name their neighbours by `new URL('./neighbour', import.meta.url)` and whole packages by
 * `import.meta.resolve('@vireo/…')`. In the bundle such a module becomes a file of its own (that is how worker
 * threads and engines start), and other files are looked for where they are in the source tree.
 * @param {string} outDir where the bundle will lie, as an absolute path
 * @param {ReadonlyMap<string, string>} entries what is in the bundle anyway: file name → source
 * @returns {import('rolldown').Plugin}
 */
export function relocateUrls(outDir, entries) {
  const emitted = new Map(entries)

  /**
   * @param {import('rolldown').PluginContext} context
   * @param {string} source
   * @param {string} fileName
   */
  function emit(context, source, fileName) {
    const other = emitted.get(fileName)
    if (other === source) return
    if (other !== undefined) throw new Error(`${source} and ${other} would both become ${fileName}: rename one.`)
    emitted.set(fileName, source)
    context.emitFile({ type: 'chunk', id: source, fileName })
  }

  return {
    name: 'relocate-urls',
    async transform(code, id) {
      if (!id.endsWith('.ts')) return undefined
      if (LOST.test(code)) {
        throw new Error(
          `${id}: import.meta.dirname and filename mean nothing in the bundle; use new URL(…, import.meta.url).`,
        )
      }
      const replacements = new Map()
      for (const [whole, , path = ''] of code.matchAll(NEW_URL)) {
        const source = resolve(dirname(id), path)
        if (!existsSync(source)) throw new Error(`${id}: ${path} does not exist.`)
        const fileName = basename(source).replace(/\.ts$/, '.js')
        if (source.endsWith('.ts')) emit(this, source, fileName)
        const target = source.endsWith('.ts') ? `./${fileName}` : relativeUrl(outDir, source, path)
        replacements.set(whole, `new URL('${target}', import.meta.url)`)
      }
      for (const [whole, , specifier = ''] of code.matchAll(RESOLVE)) {
        const found = await this.resolve(specifier, id)
        if (!found) throw new Error(`${id}: there is no package ${specifier}.`)
        const fileName = `${specifier.replace('@vireo/', '').replaceAll(/[/.]/g, '-')}.js`
        emit(this, found.id, fileName)
        replacements.set(whole, `new URL('./${fileName}', import.meta.url).href`)
      }
      if (replacements.size === 0) return undefined
      return { code: [...replacements].reduce((text, [from, to]) => text.replaceAll(from, to), code), map: null }
    },
  }
}

/**
 * @param {string} outDir
 * @param {string} source
 * @param {string} written keeps its slash at the end, which means "this folder"
 */
function relativeUrl(outDir, source, written) {
  const path = relative(outDir, join(source)).split(sep).join('/')
  return written.endsWith('/') ? `${path}/` : path
}
