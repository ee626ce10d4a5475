/** Adds `name` to the import from `module`, or the import itself behind the others. */
export function withImport(text: string, name: string, module: string): string {
  const existing = new RegExp(`import \\{([^}]*)\\} from '${escape(module)}'`).exec(text)
  if (existing) {
    const names = (existing[1] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    if (names.includes(name)) return text
    return text.replace(existing[0], `import { ${[...names, name].join(', ')} } from '${module}'`)
  }
  const statement = `import { ${name} } from '${module}'\n`
  const last = [...text.matchAll(/^import [^\n]*(?:\n(?!import)[^\n]*)*? from '[^']+'\n/gm)].at(-1)
  if (!last) return `${statement}\n${text}`
  const end = last.index + last[0].length
  return `${text.slice(0, end)}${statement}${text.slice(end)}`
}

/** Adds `entry` at the end of the object or list that is assigned to `export const <name>`, or stands under the first key of that name. */
export function withEntry(text: string, name: string, entry: string): string {
  const start = new RegExp(`(?:(?:export )?const ${name}\\b[^=]*=|\\b${name}:) *`).exec(text)
  if (!start) throw new Error(`There is no const ${name} to add to.`)
  const open = start.index + start[0].length
  const close = closingBracket(text, open)
  const inside = text.slice(open + 1, close).trimEnd()
  const separator = inside.trim() === '' || inside.endsWith(',') ? '' : ','
  return `${text.slice(0, open + 1)}${inside}${separator}\n${entry},\n${text.slice(close)}`
}

/** Adds a statement at the end of the function body that `marker` opens. */
export function withStatement(text: string, marker: string, statement: string): string {
  const at = text.indexOf(marker)
  if (at < 0) throw new Error(`There is no "${marker}" to add to.`)
  const close = closingBracket(text, text.indexOf('{', at + marker.length - 1))
  return `${text.slice(0, close).trimEnd()}\n  ${statement}\n${text.slice(close)}`
}

/**
 * Finds the bracket that closes the one at `open`, ignoring those in strings and comments. Throws when it is never
 * closed.
 */
function closingBracket(text: string, open: number): number {
  const code = text.replaceAll(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (part) =>
    ' '.repeat(part.length),
  )
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    if ('{[('.includes(code.charAt(at))) depth += 1
    if ('}])'.includes(code.charAt(at))) depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A bracket is never closed.')
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
