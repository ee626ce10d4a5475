// @ts-check
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the JavaScript of sources is kept, by what stands in them: a thread of fifty files starts in a fraction of the time. */
const kept = fileURLToPath(new URL('../../../node_modules/.cache/sources/', import.meta.url))

/** Counts up when the same source becomes other JavaScript. */
const version = '1'

/**
 * Reads a module, and TypeScript as the JavaScript that it is without its types; how Node finds modules is left as it is.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context)
  const path = fileURLToPath(url)
  const text = readFileSync(path, 'utf8')
  const name = `${kept}${createHash('sha1').update(`${version}\n${path}\n${text}`).digest('hex')}.js`
  const source = read(name) ?? keep(name, await translate(path, text))
  return { format: 'module', source, shortCircuit: true }
}

/**
 * @param {string} path
 * @param {string} text
 */
async function translate(path, text) {
  const { transformSync } = await import('rolldown/utils')
  const { code, map, errors } = transformSync(path, text, {
    sourcemap: true,
    target: 'es2023',
    jsx: { runtime: 'automatic' },
  })
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const inline = Buffer.from(JSON.stringify({ ...map, sources: [path], sourcesContent: undefined })).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}\n`
}

/** @param {string} name */
function read(name) {
  try {
    return readFileSync(name, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Whoever reads while this is written reads nothing or all of it; where nothing can be kept, everything is translated each time.
 * @param {string} name
 * @param {string} code
 */
function keep(name, code) {
  const unfinished = `${name}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    mkdirSync(kept, { recursive: true })
    writeFileSync(unfinished, code)
    renameSync(unfinished, name)
  } catch {
    return code
  }
  return code
}
