import type { IsolatedStretch, IsolationRequest } from './voice-isolation.ts'

export type IsolationTask = IsolationRequest

export type IsolationProgress =
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'stretch'; readonly stretch: IsolatedStretch }

export type IsolationResult = { readonly durationMs: number }
