import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../server-under-test.ts'

/** Something that is kept in a file, so that a measurement of an hour goes on where it was ended. */
export type Kept<T> = { value: T; save(): void }

const folder = path.join(root, 'dist/bench')

/** Opens what was measured under a name so far; `VIREO_BENCH_AFRESH` begins again. */
export function openKept<T extends object>(name: string, empty: T): Kept<T> {
  const file = path.join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  return {
    value: process.env['VIREO_BENCH_AFRESH'] ? empty : { ...empty, ...read<T>(file) },
    save() {
      writeFileSync(`${file}.part`, `${JSON.stringify(this.value)}\n`)
      renameSync(`${file}.part`, file)
    },
  }
}

function read<T>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<T>
  } catch {
    return {}
  }
}
