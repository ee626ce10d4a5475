import { AppError } from '../../kernel/errors.ts'

/** Deeper than anything that means something, and far above what writing JSON again takes. */
const depthMax = 100

const halfOfCharacter = /\p{Surrogate}/u

type Path = readonly PropertyKey[]

export type StorableOptions = {
  /** A text may be a part that ends, or begins, inside a character; NUL characters are refused all the same. */
  readonly inParts?: boolean
}

/**
 * Refuses what PostgreSQL's text and JSON cannot hold, wherever in a value it stands: NUL characters and halves of
 * characters in texts and keys, lists in lists without end. Looks at everything once and without recursion: what is
 * nested deeply must not end in a full stack.
 */
export function assertStorable(value: unknown, { inParts = false }: StorableOptions = {}): void {
  const waiting: { readonly value: unknown; readonly path: Path }[] = [{ value, path: [] }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: at, path } = next
    if (typeof at === 'string') assertText(at, path, inParts)
    if (typeof at !== 'object' || at === null) continue
    if (path.length > depthMax) throw tooDeep(path)
    for (const [key, held] of Object.entries(at)) {
      assertText(key, path, inParts)
      if (typeof held === 'string' || (typeof held === 'object' && held !== null))
        waiting.push({ value: held, path: [...path, key] })
    }
  }
}

function assertText(text: string, path: Path, inParts: boolean): void {
  const nulAt = text.indexOf('\0')
  const index = nulAt < 0 && !inParts ? text.search(halfOfCharacter) : nulAt
  if (index < 0) return
  throw new AppError('invalid_text', {
    message: nulAt < 0 ? 'The text contains half of a Unicode character.' : 'The text contains a NUL character.',
    ...(path.length > 0 && { param: path.map(String).join('.') }),
    data: { index },
  })
}

function tooDeep([param]: Path): AppError {
  return new AppError('invalid_parameters', {
    message: `A value is nested deeper than ${depthMax} levels.`,
    param: String(param),
  })
}
