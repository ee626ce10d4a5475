/** As much of a syntax tree as imports and exports are told by. */
export type SyntaxTree = {
  readonly body: readonly {
    readonly type: string
    readonly source?: { readonly value: unknown } | null
    readonly specifiers?: readonly {
      readonly type: string
      readonly imported?: Name
      readonly exported?: Name
      readonly local?: Name
    }[]
    /** What an export declares where it stands. */
    readonly declaration?: Declared | null
  }[]
}

type Declared = {
  readonly type: string
  readonly id?: Declaring | null
  readonly declarations?: readonly { readonly id: Declaring }[]
}
type Declaring = { readonly type: string; readonly name?: string }

type Name = { readonly name: string } | { readonly value: unknown }

/** A name of another module; `*` is everything in it. */
type Asked = { readonly from: string; readonly name: string }

/** What a module imports for itself and what it hands on; modules are told by their ids. */
export type ModuleShape = {
  readonly imports: readonly Asked[]
  /** By the name under which it is handed on. */
  readonly handedOn: ReadonlyMap<string, Asked>
  /** Modules of which everything is handed on. */
  readonly handedOnWhole: readonly string[]
  /** The names that are its own; undefined where a syntax tree does not say them. */
  readonly own: ReadonlySet<string> | undefined
}

/**
 * Answers the modules that a module needs, itself among them. A door that only hands on leads to what was asked of it, and to
 * nothing else that stands in it.
 */
export function neededModules(start: string, shapeOf: (id: string) => ModuleShape | undefined): Set<string> {
  const needed = new Set<string>()
  const asked = new Set<string>()
  const waiting: Asked[] = [{ from: start, name: '*' }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { from: id, name } = next
    const shape = shapeOf(id)
    if (shape === undefined || asked.has(`${name} ${id}`)) continue
    asked.add(`${name} ${id}`)
    const handed =
      name === '*' ? [...shape.handedOn.values()] : [shape.handedOn.get(name)].filter((one) => one !== undefined)
    waiting.push(...handed)
    if (handed.length > 0 && name !== '*') continue
    // Whichever of them says the name: the others hand on nothing under it.
    const mayBe = shape.handedOnWhole.filter((from) => name === '*' || maySay(shapeOf(from), name))
    waiting.push(...mayBe.map((from) => ({ from, name })))
    if (needed.has(id)) continue
    needed.add(id)
    waiting.push(...shape.imports)
  }
  return needed
}

/** Tells whether a module may hand on a name, of its own or of another. */
function maySay(shape: ModuleShape | undefined, name: string): boolean {
  if (shape?.own === undefined || shape.handedOnWhole.length > 0) return true
  return shape.own.has(name) || shape.handedOn.has(name)
}

/** Reads the shape of a module from its syntax; `resolve` answers the id of a source, undefined for what is not bundled. */
export async function readShape(
  { body }: SyntaxTree,
  resolve: (source: string) => Promise<string | undefined>,
): Promise<ModuleShape> {
  const imported = new Map<string, Asked>()
  const bare: string[] = []
  const handedOn = new Map<string, Asked>()
  const handedOnWhole: string[] = []
  for (const { type, source, specifiers = [] } of body) {
    const from = source ? await resolve(String(source.value)) : undefined
    if (from === undefined) continue
    if (type === 'ExportAllDeclaration') handedOnWhole.push(from)
    else if (type === 'ImportDeclaration' && specifiers.length === 0) bare.push(from)
    for (const one of specifiers) {
      const name = one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one.imported ?? one.local)
      if (type === 'ImportDeclaration')
        imported.set(nameOf(one.local), { from, name: one.type === 'ImportNamespaceSpecifier' ? '*' : name })
      else handedOn.set(nameOf(one.exported), { from, name })
    }
  }
  // What is imported to be exported is handed on as well.
  for (const { type, source, specifiers = [] } of body) {
    if (type !== 'ExportNamedDeclaration' || source) continue
    for (const { local, exported } of specifiers) {
      const asked = imported.get(nameOf(local))
      if (asked === undefined) continue
      handedOn.set(nameOf(exported), asked)
      imported.delete(nameOf(local))
    }
  }
  const imports = [...imported.values(), ...bare.map((from) => ({ from, name: '*' }))]
  return { imports, handedOn, handedOnWhole, own: ownNames(body) }
}

/** Answers the names that a module declares and exports; undefined for what is no module, or takes something apart. */
function ownNames(body: SyntaxTree['body']): ReadonlySet<string> | undefined {
  const exports = body.filter(({ type }) => type.startsWith('Export'))
  const declaring = exports.flatMap(({ declaration }): readonly (Declaring | null | undefined)[] =>
    declaration ? (declaration.declarations?.map(({ id }) => id) ?? [declaration.id]) : [],
  )
  if (exports.length === 0 || declaring.some((id) => id?.name === undefined)) return undefined
  const named = exports.flatMap(({ source, specifiers = [] }) =>
    source ? [] : specifiers.map(({ exported }) => nameOf(exported)),
  )
  return new Set([...named, ...declaring.map((id) => id?.name ?? '')])
}

function nameOf(name: Name | undefined): string {
  if (name === undefined) return '*'
  return 'name' in name ? name.name : String(name.value)
}
