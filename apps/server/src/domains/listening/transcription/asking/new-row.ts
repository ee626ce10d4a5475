import type { Wishes } from './wishes.ts'

/** Makes a transcript as it is before anything was heard. */
export function newRow(wishes: Wishes) {
  return {
    failure: null,
    wishes,
    telling: null,
    progress: 0,
    seconds_left: null,
    language_code: wishes.language ?? null,
    language_probability: null,
    timing: null,
    source_url: null,
    credits: 0,
    version: null,
    spoken: '',
    finished_at: null,
  }
}
