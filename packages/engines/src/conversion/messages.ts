import type { ConversionRequest, ConvertedStretch, LearnedVoice } from '../voice-conversion.ts'
import type { SampleFile } from '../samples.ts'

export type ConversionTask =
  | { readonly kind: 'learn'; readonly reference: SampleFile }
  | { readonly kind: 'convert'; readonly request: ConversionRequest }

export type ConversionProgress =
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'stretch'; readonly stretch: ConvertedStretch }

export type ConversionResult =
  | { readonly type: 'end'; readonly durationMs: number }
  | { readonly type: 'learned'; readonly voice: LearnedVoice }
