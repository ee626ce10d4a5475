import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const LIST = 'apps/server/test/unmet.json'

const Answers = z.object({ endpoints: z.array(z.string()), codes: z.array(z.string()), acts: z.array(z.string()) })
export type Answers = Readonly<z.infer<typeof Answers>>

/** What no test of the whole server can meet, each with the reason. An act that no test sees has none. */
const Excused = z.object({
  endpoints: z.record(z.string(), z.string().min(20)),
  codes: z.record(z.string(), z.string().min(20)),
})
export type Excused = Readonly<z.infer<typeof Excused>>

/** Reads what the servers under test answered in a run, from the files that they left in a folder. */
export function readObserved(folder: string): Answers {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const all = files.map((name) => Answers.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  return {
    endpoints: all.flatMap((each) => each.endpoints),
    codes: all.flatMap((each) => each.codes),
    acts: all.flatMap((each) => each.acts),
  }
}

/** Reads the endpoints and error codes that no test has to meet. */
export function readExcused(root: string): Excused {
  return Excused.parse(JSON.parse(readFileSync(join(root, LIST), 'utf8')))
}

/** Says in sentences what no test of a run met, what is excused for nothing, and which acts nobody declared. */
export function unmetProblems(all: Answers, observed: Answers, excused: Excused): string[] {
  return [
    ...problemsOf('No test gets an answer from', all.endpoints, observed.endpoints, excused.endpoints),
    ...problemsOf('No test produces the error code', all.codes, observed.codes, excused.codes),
    ...problemsOf('No test sees written into the audit log', all.acts, observed.acts, {}),
    ...[...new Set(observed.acts)]
      .filter((name) => !all.acts.includes(name))
      .map((name) => `Its route does not declare that it writes into the audit log ${name}.`),
  ]
}

function problemsOf(
  what: string,
  all: readonly string[],
  observed: readonly string[],
  excused: Readonly<Record<string, string>>,
): string[] {
  const met = new Set(observed)
  const excuses = Object.keys(excused)
  const missing = all.filter((name) => !met.has(name) && !excuses.includes(name))
  const stale = excuses.filter((name) => met.has(name) || !all.includes(name))
  return [
    ...missing.map((name) => `${what} ${name}.`),
    ...stale.map(
      (name) => `${name} is excused in ${LIST}, but ${met.has(name) ? 'a test meets it' : 'it does not exist'}.`,
    ),
  ]
}
