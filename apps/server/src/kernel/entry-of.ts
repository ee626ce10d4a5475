/**
 * Returns what a table has under a key, undefined where it has nothing. Keys that anybody may have written find nothing that
 * every object has by itself, such as its constructor.
 */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
