import type { StretchProgress } from '../jobs/stretches.ts'
import type { IsolationRequest } from './voice-isolation.ts'

export type IsolationTask = IsolationRequest

export type IsolationProgress = StretchProgress

export type IsolationResult = { readonly durationMs: number }
