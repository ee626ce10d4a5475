import type { MarkPattern } from '@vireo/audio'
import type { SampleFile } from '../samples.ts'
import type { StretchProgress } from '../jobs/stretches.ts'
import type { ConversionRequest, LearnedVoice } from '../voice-conversion.ts'

export type ConversionTask =
  | { readonly kind: 'learn'; readonly reference: SampleFile }
  | { readonly kind: 'convert'; readonly request: ConversionRequest; readonly mark: MarkPattern | undefined }

export type ConversionProgress = StretchProgress

export type ConversionResult =
  | { readonly type: 'end'; readonly durationMs: number }
  | { readonly type: 'learned'; readonly voice: LearnedVoice }
