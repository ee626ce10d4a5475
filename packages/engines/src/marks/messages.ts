import type { MarkKey } from './marks.ts'

export type MarkTask = { readonly samples: Float32Array; readonly keys: readonly MarkKey[] }
