import { applyEdit, type Edit, type Transcript } from '@vireo/transcripts'

/** A transcript with what was done to it, newest first, and what was undone. */
export type Corrections = {
  readonly now: Transcript
  readonly before: readonly Transcript[]
  readonly undone: readonly Transcript[]
}

/** What one may go back; states share all that did not change. */
const stepsMost = 200

export type Correction =
  | { readonly kind: 'edit'; readonly edit: Edit; readonly separator: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** Begins with a transcript as it was loaded. */
export function begun(now: Transcript): Corrections {
  return { now, before: [], undone: [] }
}

/** Makes a correction, takes the last one back, or makes it again; what cannot be done changes nothing. */
export function correct(state: Corrections, correction: Correction): Corrections {
  switch (correction.kind) {
    case 'undo': {
      const [last, ...before] = state.before
      return last === undefined ? state : { now: last, before, undone: [state.now, ...state.undone] }
    }
    case 'redo': {
      const [next, ...undone] = state.undone
      return next === undefined ? state : { now: next, before: [state.now, ...state.before], undone }
    }
    case 'edit': {
      const now = applyEdit(state.now, correction.edit, correction.separator)
      if (now === undefined) return state
      return { now, before: [state.now, ...state.before].slice(0, stepsMost), undone: [] }
    }
  }
}
