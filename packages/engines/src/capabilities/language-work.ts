import type { Closable, WorkOptions } from './sound.ts'

/** The capability "puts commas and stops into words". Letters and their order stay. */
export type PunctuationEngine = Closable & {
  punctuate(text: string, options?: WorkOptions): Promise<string>
}

export type TranslationRequest = {
  readonly text: string
  /** BCP 47; found out when absent. */
  readonly from?: string
  readonly to: string
}

/** The capability "says it in another language". */
export type TranslationEngine = Closable & {
  translate(request: TranslationRequest, options?: WorkOptions): Promise<string>
}

/** The capability "compares texts by what they mean": a vector for each text, all of one length. */
export type EmbeddingsEngine = Closable & {
  embed(texts: readonly string[], options?: WorkOptions): Promise<readonly Float32Array[]>
}
