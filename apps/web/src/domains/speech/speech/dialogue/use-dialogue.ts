import { dialogueLimits } from '@vireo/contracts/speech'
import { useEffect, useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { type DialogueLine, readDraft, writeDraft } from './dialogue-draft.ts'

/** A line on the screen; its key stays the same wherever it is moved. */
export type EditedLine = { readonly key: number; readonly text: string; readonly voiceId: string | undefined }

export type Dialogue = {
  readonly lines: readonly EditedLine[]
  change(key: number, change: Partial<Pick<EditedLine, 'text' | 'voiceId'>>): void
  /** Adds a line behind another one, at the end by default; answers its key, or undefined when there is no room. */
  add(line: Omit<EditedLine, 'key'>, behindKey?: number): number | undefined
  /** The last line is never removed, only emptied. */
  remove(key: number): void
  move(fromIndex: number, toIndex: number): void
  replace(lines: readonly Omit<EditedLine, 'key'>[]): void
}

let keys = 0

function keyed(line: Omit<EditedLine, 'key'>): EditedLine {
  return { ...line, key: keys++ }
}

function restored(): EditedLine[] {
  const lines = readDraft(nowMs()).map(({ text, voice_id }) => keyed({ text, voiceId: voice_id }))
  return lines.length > 0 ? lines : [keyed({ text: '', voiceId: undefined }), keyed({ text: '', voiceId: undefined })]
}

/** Holds the dialogue somebody is working on, which is kept for a week. */
export function useDialogue(): Dialogue {
  const [lines, setLines] = useState(restored)
  useEffect(() => writeDraft(lines.map(asStored), nowMs()), [lines])
  return {
    lines,
    change: (key, change) =>
      setLines((current) => current.map((line) => (line.key === key ? { ...line, ...change } : line))),
    add(line, behindKey) {
      if (lines.length >= dialogueLimits.inputsMax) return undefined
      const added = keyed(line)
      const index = lines.findIndex(({ key }) => key === behindKey)
      setLines(lines.toSpliced(index === -1 ? lines.length : index + 1, 0, added))
      return added.key
    },
    remove: (key) =>
      setLines((current) =>
        current.length === 1
          ? current.map((line) => ({ ...line, text: '' }))
          : current.filter((line) => line.key !== key),
      ),
    move: (fromIndex, toIndex) =>
      setLines((current) => {
        const moved = current[fromIndex]
        return moved ? current.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, moved) : current
      }),
    replace: (next) => setLines(next.map(keyed)),
  }
}

function asStored({ text, voiceId }: EditedLine): DialogueLine {
  return { text, voice_id: voiceId ?? '' }
}
