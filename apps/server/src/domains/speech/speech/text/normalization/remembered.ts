/** Room for all languages and measures there are. */
const madeMax = 2000

/** Makes each thing once: the runtime's formats take a thousand times longer to make than to use. */
export function remembered<Names extends readonly string[], Made>(
  make: (...names: Names) => Made,
): (...names: Names) => Made {
  const made = new Map<string, Made>()
  return (...names) => {
    const key = names.join('\n')
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= madeMax) made.clear()
    const fresh = make(...names)
    made.set(key, fresh)
    return fresh
  }
}
