import type { SampleReport } from '@vireo/contracts/voices'

import type { Source } from '#kit/recorder/index.ts'

/** A recording that somebody brought, and what is known of it so far. */
export type Sample = {
  readonly source: Source
  readonly status: 'checking' | 'checked' | 'failed'
  /** What the server said of it, once it has listened. */
  readonly report: SampleReport | undefined
  /** Why it could not be asked. */
  readonly problem: string | undefined
  /** What is said in it, as its owner typed it. */
  readonly transcript: string
}

export type SampleList = ReturnType<typeof keepSamples>

/** Keeps recordings as they are at this moment, which what is drawn may lag behind; tells of every change. */
export function keepSamples(onChange: (list: readonly Sample[]) => void) {
  let list: readonly Sample[] = []
  let awaited = 0
  const become = (next: readonly Sample[]) => {
    list = next
    onChange(next)
  }
  return {
    /** Keeps places for as many of the files as there is room for beside what is here or on its way. */
    reserve(files: readonly File[], filesMax: number): readonly File[] {
      const fitting = files.slice(0, Math.max(0, filesMax - list.length - awaited))
      awaited += fitting.length
      return fitting
    },
    /** Takes in a recording that was waited for. */
    place(source: Source): void {
      awaited -= 1
      become([...list, { source, status: 'checking', report: undefined, problem: undefined, transcript: '' }])
    },
    change(id: string, part: Partial<Sample>): void {
      become(list.map((sample) => (sample.source.id === id ? { ...sample, ...part } : sample)))
    },
    remove(id: string): void {
      become(list.filter((sample) => sample.source.id !== id))
    },
    clear: () => become([]),
  }
}
