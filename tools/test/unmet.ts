import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Answers = z.object({ endpoints: z.array(z.string()), codes: z.array(z.string()) })
export type Answers = Readonly<z.infer<typeof Answers>>

/** What the servers under test answered in a run, from the files that they left in a folder. */
export function readObserved(folder: string): Answers {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const all = files.map((name) => Answers.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  return { endpoints: all.flatMap((each) => each.endpoints), codes: all.flatMap((each) => each.codes) }
}

/** The endpoints and error codes that are known to be met by no test; the list may only become shorter. */
export function readKnownUnmet(root: string): Answers {
  return Answers.parse(JSON.parse(readFileSync(join(root, 'apps/server/test/unmet.json'), 'utf8')))
}

/** Says in sentences what no test of a run met, beyond what is known. */
export function unmetProblems(all: Answers, observed: Answers, known: Answers): string[] {
  return (['endpoints', 'codes'] as const).flatMap((kind) => {
    const met = new Set(observed[kind])
    const what = kind === 'endpoints' ? 'No test gets an answer from' : 'No test produces the error code'
    const missing = all[kind].filter((name) => !met.has(name) && !known[kind].includes(name))
    return missing.map((name) => `${what} ${name}.`)
  })
}

/** Names what stands on the list of what no test meets and was met after all, or does not exist any more. */
export function metByNow(all: Answers, observed: Answers, known: Answers): string[] {
  return (['endpoints', 'codes'] as const).flatMap((kind) =>
    known[kind].filter((name) => observed[kind].includes(name) || !all[kind].includes(name)),
  )
}
