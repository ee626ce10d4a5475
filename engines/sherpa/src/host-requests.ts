import type { HearOrder, ReferenceAudio } from './messages.ts'
import type { SherpaModel } from './models/model-folder.ts'

/** What a model that speaks is asked. */
export type NeuralRequest = {
  readonly model: SherpaModel
  readonly text: string
  /** 1 is the pace of the reference. */
  readonly speed: number
  readonly seed: number
  /** The number of the speaker; the first unless said. */
  readonly sid?: number
  /** For models that imitate: whom. */
  readonly reference?: ReferenceAudio
  /** Whether it is to be told how close the speech came to the reference. */
  readonly measures?: boolean
}

/** What a model that hears is asked. */
export type HearRequest = Pick<HearOrder, 'task' | 'samples' | 'sampleRateHz'> &
  Partial<Pick<HearOrder, 'text' | 'speakers' | 'session' | 'isLast' | 'language'>> & { readonly model: SherpaModel }
