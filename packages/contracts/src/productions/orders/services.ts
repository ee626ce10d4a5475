import { z } from 'zod'

type ServiceTraits = {
  /** Whether it is done in the language of the recording, or from one language into another. */
  readonly languages: 'one' | 'pair'
  /** Whether what is written may be in the language that is spoken; told where there is a pair. */
  readonly mayStay: boolean
  /** What those who do it write: what is said, translated where it is a pair, or what they remark about a recording. */
  readonly writes: 'text' | 'remarks'
  /** Whether it can be ordered with an API key; the rest is ordered by who is signed in. */
  readonly byKey: boolean
}

/** What people do with recordings. Prices, languages, the workbench and what is delivered follow from this table alone. */
export const serviceTable = {
  transcription: { languages: 'one', mayStay: true, writes: 'text', byKey: true },
  subtitles: { languages: 'pair', mayStay: true, writes: 'text', byKey: true },
  translation: { languages: 'pair', mayStay: false, writes: 'text', byKey: false },
  dubbing_review: { languages: 'pair', mayStay: false, writes: 'remarks', byKey: false },
  audiobook_check: { languages: 'one', mayStay: true, writes: 'remarks', byKey: false },
} as const satisfies Readonly<Record<string, ServiceTraits>>

export type Service = keyof typeof serviceTable
export const services = [
  'transcription',
  'subtitles',
  'translation',
  'dubbing_review',
  'audiobook_check',
] as const satisfies readonly Service[]
export const Service = z.enum(services)

/** Answers what is known of a service. Pure. */
export function traitsOf(service: Service): ServiceTraits {
  return serviceTable[service]
}

/** Tells whether those who do it remark what should be different, and write nothing of what is said. Pure. */
export function writesRemarks(service: Service): boolean {
  return traitsOf(service).writes === 'remarks'
}

/** What somebody works on: the service and its languages. */
export type ServiceInLanguages = {
  readonly service: Service
  readonly source_language: string
  readonly target_language: string
}

/** Tells whether what is said is written in another language as well. Pure. */
export function isTranslated({
  service,
  source_language: source,
  target_language: target,
}: ServiceInLanguages): boolean {
  return !writesRemarks(service) && source !== target
}

/** Lists into which of some languages a service can be done from one. Pure. */
export function targetsFrom(service: Service, source: string, among: readonly string[]): readonly string[] {
  const { languages, mayStay } = traitsOf(service)
  if (languages === 'one') return among.filter((code) => code === source)
  return mayStay ? among : among.filter((code) => code !== source)
}
