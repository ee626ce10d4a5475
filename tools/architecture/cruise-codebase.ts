import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { slices } from '../slices/slices-of.ts'
import { architectureRules } from './rules.ts'

const ROOTS = ['product-map.ts', 'apps', 'packages', 'engines', 'tools', 'bench']

export type Violation = { readonly rule: string; readonly why: string; readonly from: string; readonly to: string }
export type Cruise = {
  readonly moduleCount: number
  readonly violations: readonly Violation[]
  readonly modules: readonly string[]
}

/** Follows every import below `root` and reports those that break a rule. Paths are relative to `root`. */
export async function cruiseCodebase(root: string): Promise<Cruise> {
  const { output } = await cruise(
    ROOTS.filter((path) => existsSync(join(root, path))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: architectureRules(slices) },
      skipAnalysisNotInRules: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|coverage|test-results)/' },
    },
    {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    { tsConfig: extractTSConfig(join(import.meta.dirname, '../../tsconfig.json')) },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of its result')
  return summarize(output)
}

function summarize({ modules, summary }: ICruiseResult): Cruise {
  const reasons = new Map(summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]))
  const ours = modules
    .map((module) => module.source)
    .filter((source) => !source.includes('node_modules') && /\.(ts|tsx|mjs)$/.test(source))
  return {
    moduleCount: ours.length,
    modules: ours,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      why: reasons.get(rule.name) ?? '',
      from,
      to,
    })),
  }
}
