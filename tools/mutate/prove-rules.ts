import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFiles } from '../project/project-files.ts'
import { type Killed, readKilled, stateOf, writeKilled } from './killed.ts'
import { mutantsOf } from './mutants-of.ts'
import { type Proof, readProofs } from './read-proofs.ts'
import { runMutant } from './run-mutant.ts'

export type Proven = {
  /** In sentences: what survived, what names no test. */
  readonly problems: readonly string[]
  /** Mutants that the tests of now kill, in this run or an earlier one. */
  readonly killed: number
  /** Mutants that were tried in this run. */
  readonly tried: number
}

/**
 * Mutates every marked line and expects the test it names to fail. A file that was proved and has not changed since,
 * nor its tests, is skipped. Writes down which mutants were killed.
 */
export async function proveRules(
  root: string,
  options: { readonly filter?: string; readonly tell?: (line: string) => void } = {},
): Promise<Proven> {
  const { filter = '', tell = () => undefined } = options
  const { proofs, problems } = readProofs(root, projectFiles(root))
  const before = readKilled(root)
  const now: Killed = {}
  let tried = 0
  for (const [file, rules] of byFile(proofs)) {
    const of = stateOf(root, rules)
    const known = before[file]
    if (known?.of === of || !file.includes(filter)) {
      if (known !== undefined) now[file] = known
      continue
    }
    const survivors: string[] = []
    let mutants = 0
    for (const proof of rules) {
      const fates = await tryProof(root, proof, tell)
      mutants += fates.length
      survivors.push(...fates.flatMap(({ problem }) => problem ?? []))
    }
    tried += mutants
    problems.push(...survivors)
    if (survivors.length === 0) now[file] = { mutants, of }
    writeKilled(root, { ...before, ...now })
  }
  writeKilled(root, now)
  return { problems, tried, killed: Object.values(now).reduce((sum, { mutants }) => sum + mutants, 0) }
}

async function tryProof(root: string, proof: Proof, tell: (line: string) => void): Promise<{ problem?: string }[]> {
  const lines = readFileSync(join(root, proof.file), 'utf8').split('\n')
  const where = `${proof.file}:${proof.line}`
  const mutants = mutantsOf(proof.code).filter(({ line }) => isProgram(lines.with(proof.line - 1, line).join('\n')))
  if (mutants.length === 0) return [{ problem: `${where} is marked, and there is nothing to turn around in it.` }]
  const fates: { problem?: string }[] = []
  const asItIs = { file: proof.file, at: proof.line, line: lines[proof.line - 1] ?? '' }
  if ((await runMutant(root, proof.test, asItIs)) !== 'survived')
    return [{ problem: `${where}: ${proof.test} is red already, and proves nothing.` }]
  for (const { was, is, line } of mutants) {
    const fate = await runMutant(root, proof.test, { file: proof.file, at: proof.line, line })
    const change = is === '' ? `without ${was}` : `with ${is} in place of ${was}`
    tell(`${fate.padEnd(8)} ${where} ${change}`)
    fates.push(
      fate === 'killed'
        ? {}
        : { problem: `${where} ${change}: ${proof.test} ${fate === 'survived' ? 'stays green' : 'did not run'}.` },
    )
  }
  return fates
}

function isProgram(code: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  })
  return diagnostics.length === 0
}

function byFile(proofs: readonly Proof[]): Map<string, Proof[]> {
  const files = new Map<string, Proof[]>()
  for (const proof of proofs) files.set(proof.file, [...(files.get(proof.file) ?? []), proof])
  return files
}
