/** What a line is turned into, so that somebody notices. */
export type Mutant = { readonly was: string; readonly is: string; readonly line: string }

/** Spaces around an operator tell it from generics and arrows. */
const flips: readonly (readonly [RegExp, string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ > /g, ' <= '],
  [/ > /g, ' >= '],
  [/ < /g, ' >= '],
  [/ < /g, ' <= '],
  [/ >= /g, ' < '],
  [/ >= /g, ' > '],
  [/ <= /g, ' > '],
  [/ <= /g, ' < '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ -= /g, ' += '],
  [/ \+= /g, ' -= '],
  [/ \* /g, ' / '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bMath\.max\(/g, 'Math.min('],
  [/\bMath\.min\(/g, 'Math.max('],
  [/\bMath\.ceil\(/g, 'Math.floor('],
  [/\bMath\.floor\(/g, 'Math.ceil('],
  [/\bfor update\b/g, ''],
  [/(?<=[(\s])!(?=[\w(])/g, ''],
]

/** A statement that can be left out and still leaves a program. */
const statement = /^\s*(await |return |throw |if \(.*\) (return|throw) |[\w.]+\().*\)?$/

/**
 * Lists every way to say the opposite of a line of code: each operator flipped or moved by one, each `!` dropped; if
 * there is nothing to flip, the statement dropped. Spaces and comments stay as they are.
 */
export function mutantsOf(line: string): Mutant[] {
  const mutants: Mutant[] = []
  for (const [pattern, is] of flips) {
    for (const match of line.matchAll(pattern)) {
      const changed = line.slice(0, match.index) + is + line.slice(match.index + match[0].length)
      mutants.push({ was: match[0].trim(), is: is.trim(), line: changed })
    }
  }
  if (mutants.length > 0 || !statement.test(line)) return mutants
  return [{ was: line.trim(), is: '', line: ';' }]
}
