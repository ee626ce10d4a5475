// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const NOT_BUILT = /^(node_modules|dist|e2e|test)$|\.(test|conformance|journey)\.tsx?$|\.md$/

/**
 * A hash over path, size and time of change of every file below `inputs`; reading their contents would take
 * longer than most builds save. Tests and documents do not count.
 * @param {string} root
 * @param {readonly string[]} inputs files or folders, relative to `root`
 */
export function stampOf(root, inputs) {
  const hash = createHash('sha1')
  for (const input of inputs) addPath(hash, root, input)
  return hash.digest('hex')
}

/**
 * The stamp under which `part` was last built, or undefined when it never was.
 * @param {string} root
 * @param {string} part
 * @returns {string | undefined}
 */
export function readStamp(root, part) {
  return readStamps(root)[part]
}

/**
 * @param {string} root
 * @param {string} part
 * @param {string} stamp
 */
export function writeStamp(root, part, stamp) {
  const path = stampPath(root)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ ...readStamps(root), [part]: stamp }))
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addPath(hash, root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory()) return hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
  for (const name of readdirSync(join(root, path)).toSorted()) {
    if (!NOT_BUILT.test(name)) addPath(hash, root, `${path}/${name}`)
  }
}

/**
 * A stamp that cannot be read is a stamp that does not fit.
 * @param {string} root
 * @returns {Record<string, string>}
 */
function readStamps(root) {
  if (!existsSync(stampPath(root))) return {}
  try {
    return JSON.parse(readFileSync(stampPath(root), 'utf8'))
  } catch {
    return {}
  }
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'dist/.build-stamp.json')
}
