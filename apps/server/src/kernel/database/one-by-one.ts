import type pg from 'pg'

export type Runner = { query(config: pg.QueryConfig): Promise<pg.QueryResult> }

/** Lets what is asked at once of one connection go there one by one, in the order asked: a connection answers one at a time. */
export function oneByOne(connection: Runner): Runner {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query(config) {
      const answer = last.then(() => connection.query(config))
      last = answer.catch(() => undefined)
      return answer
    },
  }
}
