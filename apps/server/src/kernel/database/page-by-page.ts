/** Lists the rows behind one in the order of their keys, at most so many. */
type List<Row> = (after: string, limit: number) => Promise<readonly Row[]>

/** Reads a list to its end, a page at a time: however long it is, no more than one is in memory. A row that is no object is its own key. */
export async function* pageByPage<Row extends string | { readonly id: string }>(
  list: List<Row>,
  limit: number,
): AsyncGenerator<Row> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: readonly Row[] = await list(after, limit)
    yield* rows
    const last = rows.length === limit ? rows.at(-1) : undefined
    after = typeof last === 'object' ? last.id : last
  }
}
