export type DependencyType =
  | 'core'
  | 'local'
  | 'npm'
  | 'npm-dev'
  | 'npm-optional'
  | 'npm-peer'
  | 'npm-no-pkg'
  | 'npm-unknown'
  | 'type-only'

/** Patterns of paths, relative to the root. Several are alternatives. */
export type Files = { readonly path?: string | string[]; readonly pathNot?: string | string[] }
/** `$1` in a pattern is what the first group of the importing file's pattern matched. */
export type Imported = Files & {
  readonly circular?: true
  readonly couldNotResolve?: true
  readonly dependencyTypes?: DependencyType[]
  readonly dependencyTypesNot?: DependencyType[]
}
/** An import that must not be: everything that is said has to hold. */
export type ForbiddenImport = {
  readonly name: string
  readonly comment: string
  readonly from: Files
  readonly to: Imported
}
/** One import as it was found. */
export type FoundImport = {
  readonly from: string
  readonly to: string
  readonly types: readonly DependencyType[]
  readonly isResolved: boolean
  readonly isCircular: boolean
}

/** Makes a test of rules: which of them an import breaks. Patterns are compiled once, for all imports. */
export function createJudge(
  rules: readonly ForbiddenImport[],
): (from: string, imports: readonly FoundImport[]) => { readonly rule: ForbiddenImport; readonly to: string }[] {
  const compiled = new Map<string, RegExp>()
  return (from, imports) =>
    rules.flatMap((rule) => {
      const groups = matchOf(rule.from.path, [], from)
      if (groups === undefined || isAny(rule.from.pathNot, [], from)) return []
      return imports.filter((found) => breaks(rule.to, groups, found)).map(({ to }) => ({ rule, to }))
    })

  function breaks(rule: Imported, groups: readonly string[], { to, types, isResolved, isCircular }: FoundImport) {
    if (rule.circular && !isCircular) return false
    if (rule.couldNotResolve && isResolved) return false
    if (rule.dependencyTypes && !rule.dependencyTypes.some((type) => types.includes(type))) return false
    if (rule.dependencyTypesNot?.some((type) => types.includes(type))) return false
    return matchOf(rule.path, groups, to) !== undefined && !isAny(rule.pathNot, groups, to)
  }

  function isAny(patterns: Files['path'], groups: readonly string[], path: string): boolean {
    return patterns !== undefined && matchOf(patterns, groups, path) !== undefined
  }

  /** The whole match and its groups; without a pattern everything matches. */
  function matchOf(patterns: Files['path'], groups: readonly string[], path: string): readonly string[] | undefined {
    if (patterns === undefined) return []
    const joined = [patterns].flat().join('|')
    const filled = joined.replaceAll(/\$(\d)/g, (sign, group: string) => groups[Number(group)] ?? sign)
    const pattern = compiled.get(filled) ?? new RegExp(filled)
    compiled.set(filled, pattern)
    return pattern.exec(path)?.map((group: string | undefined) => group ?? '')
  }
}
