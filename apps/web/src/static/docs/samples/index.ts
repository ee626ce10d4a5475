import type { Endpoint } from '@vireo/contracts/kit'
import { curlSample } from './curl-sample.ts'
import { javascriptSample } from './javascript-sample.ts'
import { pythonSample } from './python-sample.ts'
import { type SampleContext, sampleRequest } from './sample-request.ts'

export type { SampleContext } from './sample-request.ts'
export { socketSample } from './socket-sample.ts'

/** The languages of samples, by their short names. */
export const sampleLanguages = { curl: 'curl', javascript: 'JavaScript', python: 'Python' } as const

export type SampleLanguage = keyof typeof sampleLanguages

const writers = { curl: curlSample, javascript: javascriptSample, python: pythonSample } as const

/** Writes how to call an operation in a language, from its contract. */
export function writeSample(language: SampleLanguage, endpoint: Endpoint, context: SampleContext): string {
  return writers[language](sampleRequest(endpoint, context))
}
