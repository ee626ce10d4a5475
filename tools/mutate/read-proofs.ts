import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A line whose rule a test proves: the test goes red when the line says the opposite. */
export type Proof = {
  /** The file with the rule, relative to the root. */
  readonly file: string
  /** Counted from one. */
  readonly line: number
  readonly code: string
  /** The test file, relative to the root. */
  readonly test: string
}

const MARK = /^(.*?)\s*(?:\/\/|--) proved by (\S+\.test\.tsx?)$/

/**
 * Reads every line that ends with `// proved by <test file>`, or follows a line that says nothing else (in SQL `--
 * proved by`), with the test it names. A name that is not exactly one test is a problem.
 */
export function readProofs(root: string, files: readonly string[]): { proofs: Proof[]; problems: string[] } {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  const proofs: Proof[] = []
  const problems: string[] = []
  for (const file of files.filter(
    (each) => /^(apps|packages|engines)\/.*\.tsx?$/.test(each) && !/\.test\.tsx?$/.test(each),
  )) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    for (const [at, text] of lines.entries()) {
      const [, before = '', name] = MARK.exec(text) ?? []
      if (name === undefined) continue
      const [line, code = ''] = before.trim() === '' ? [at + 2, lines[at + 1]] : [at + 1, before]
      const test = testNamed(name, file, tests)
      if (test === undefined) problems.push(`${file}:${line} is proved by ${name}, which is not one test file.`)
      else proofs.push({ file, line, code, test })
    }
  }
  return { proofs, problems }
}

/** Finds the test of this name beside the rule, or the only one of this name anywhere. */
function testNamed(name: string, file: string, tests: readonly string[]): string | undefined {
  const beside = `${dirname(file)}/${name}`
  if (tests.includes(beside)) return beside
  const named = tests.filter((test) => basename(test) === name || test.endsWith(`/${name}`))
  return named.length === 1 ? named[0] : undefined
}
