import type { Sql } from 'sql-template-tag'

export type StatementNames = {
  /** The name that a statement is prepared under; undefined for one that stays unprepared. */
  nameOf(statement: Sql): string | undefined
  readonly count: number
}

const namesMaxUsual = 2000
/**
 * Statements of the product that begin alike differ in little and are few. Those that are put together from what
 * somebody searches for begin alike too, and there may be as many as somebody likes.
 */
const alikeMax = 8

/**
 * Gives statements stable names, so that the database reads and plans each once on a connection. What begins alike, up
 * to its first value, gets a few names and no more: whoever thinks of a thousand ways to search takes none from the
 * statements that everybody needs, and none of the database's memory.
 */
export function createStatementNames(namesMax = namesMaxUsual): StatementNames {
  const names = new Map<string, string>()
  const alike = new Map<string, number>()
  return {
    nameOf({ text, strings: [beginning = ''] }) {
      const known = names.get(text)
      if (known !== undefined || names.size >= namesMax) return known
      const others = alike.get(beginning) ?? 0
      if (others >= alikeMax) return undefined
      alike.set(beginning, others + 1)
      const name = `s${names.size}`
      names.set(text, name)
      return name
    },
    get count() {
      return names.size
    },
  }
}
