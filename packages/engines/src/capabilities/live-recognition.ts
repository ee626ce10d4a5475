import type { EngineError } from '../speech.ts'
import type { Closable } from './sound.ts'

/** Hears what is understood. After `end` or `fail` nothing follows. */
export type LiveRecognitionListener = {
  /** What was understood of the sentence under way; may still change. */
  partial(text: string): void
  /** A sentence that is complete. */
  sentence(text: string): void
  end(): void
  fail(error: EngineError): void
}

/** A conversation that is listened to while it goes on. */
export type LiveRecognition = {
  /** Takes samples of one channel, −1 to 1, at the rate that the stream was opened with. */
  push(samples: Float32Array): void
  /** Tells that nothing more comes; `end` follows what was still to be understood. */
  finish(): void
  /** Stops; the listener hears nothing afterwards. */
  cancel(): void
}

/** The capability "writes down what is said while it is said". */
export type LiveRecognitionEngine = Closable & {
  languages(): Promise<readonly string[]>
  open(sampleRateHz: number, listener: LiveRecognitionListener): LiveRecognition
}
