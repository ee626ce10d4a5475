import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { z } from 'zod'

const LongFiles = z.record(z.string(), z.number())

/** How many seconds the long files took, by their path; `npm test -- --keep-times` writes it anew. */
export const longFilesPath = join(import.meta.dirname, 'long-files.json')

/** It measures how long others wait, which compilers and servers beside it would change: it runs among short files. */
const measuring = 'tools/abuse/abuse.test.ts'
const afterLongSeconds = 5

/**
 * Runs long files before short ones, and of the short ones the large before the small. A clean checkout remembers no times, and
 * a long file that comes last leaves the other worker with nothing to do.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = LongFiles.parse(JSON.parse(readFileSync(longFilesPath, 'utf8')))
    const secondsOf = (file: string) => (file === measuring ? afterLongSeconds : (seconds[file] ?? 0))
    const lengths = new Map(
      files.map(({ moduleId }) => [
        moduleId,
        { seconds: secondsOf(relative(this.ctx.config.root, moduleId)), bytes: statSync(moduleId).size },
      ]),
    )
    const lengthOf = ({ moduleId }: TestSpecification) => lengths.get(moduleId) ?? { seconds: 0, bytes: 0 }
    return files.toSorted((one, other) => {
      const [a, b] = [lengthOf(one), lengthOf(other)]
      return b.seconds - a.seconds || b.bytes - a.bytes
    })
  }
}
