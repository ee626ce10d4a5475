import { applyPatch, joined, type Patch, reversed } from './patch.ts'
import { planChange } from './plan-change.ts'
import type { TimedChange } from './timed-change.ts'
import type { TimedText } from './timed-text.ts'

/** What was done, the last first. Each step holds what it changed and no more, so that there can be any number of them. */
type Steps = { readonly patch: Patch; readonly run: string | undefined; readonly before: Steps | undefined } | undefined

/** A timed text with all that was done to it, and what was taken back. */
export type Edited = { readonly text: TimedText; readonly done: Steps; readonly undone: Steps }

/** Begins with a text as it was loaded. */
export function opened(text: TimedText): Edited {
  return { text, done: undefined, undone: undefined }
}

export type EditWishes = {
  /** When the recording ends. */
  readonly endS: number
  /** Changes to one segment under the same name are taken back at once, as what is typed without a pause. */
  readonly run?: string | undefined
}

/** Changes a text; what can do nothing leaves it as it is. Pure. */
export function edit(state: Edited, change: TimedChange, { endS, run }: EditWishes): Edited {
  const patch = planChange(state.text, change, endS)
  if (!patch) return state
  const text = applyPatch(state.text, patch)
  const goesOn = run !== undefined && state.done?.run === run ? joined(state.done.patch, patch) : undefined
  const done = goesOn ? { patch: goesOn, run, before: state.done?.before } : { patch, run, before: state.done }
  return { text, done, undone: undefined }
}

/** Takes the last change back. Pure. */
export function undo({ text, done, undone }: Edited): Edited {
  if (!done) return { text, done, undone }
  const { patch, before } = done
  return { text: applyPatch(text, reversed(patch)), done: before, undone: { patch, run: undefined, before: undone } }
}

/** Makes the change again that was taken back last. Pure. */
export function redo({ text, done, undone }: Edited): Edited {
  if (!undone) return { text, done, undone }
  const { patch, before } = undone
  return { text: applyPatch(text, patch), done: { patch, run: undefined, before: done }, undone: before }
}

/** Takes a whole other version over, as one step that is taken back like any other. Pure. */
export function adopt(state: Edited, text: TimedText): Edited {
  const { segments, speakers } = state.text
  if (text.segments === segments && text.speakers === speakers) return state
  const names = { before: speakers, after: text.speakers }
  const patch = { at: 0, removed: segments, added: text.segments, names }
  return { text, done: { patch, run: undefined, before: state.done }, undone: undefined }
}
