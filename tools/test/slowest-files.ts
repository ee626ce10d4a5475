import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'

const Report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

export type FileTime = { readonly file: string; readonly seconds: number }

/** Reads from vitest's JSON report which files took longest, the slowest first; none when there is no report. */
export function slowestFiles(report: string, root: string, count: number): readonly FileTime[] {
  if (!existsSync(report)) return []
  const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')))
  return testResults
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
}
