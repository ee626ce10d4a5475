import {
  CueOptions,
  type Order,
  type OrderItemRequest,
  orderLimits,
  type OrderTerm,
  type Priority,
  type Service,
  type ServiceRequest,
} from '@vireo/contracts/productions'

/** What somebody wants done with recordings. */
export type Wishes = {
  readonly service: Service
  readonly source: string
  readonly targets: readonly string[]
  readonly priority: Priority
  readonly verbatim: boolean
  readonly sdh: boolean
  readonly perLine: number
  /** The recording that was dubbed; empty where there is none. */
  readonly original: string
  /** What ought to be read. */
  readonly script: string
  readonly instructions: string
  /** Names and terms, also those of which something is missing yet. */
  readonly glossary: readonly OrderTerm[]
}

const usualCues = CueOptions.parse({})

/** Answers what is asked for before somebody says otherwise. */
export function usualWishes({ service, source }: Pick<Wishes, 'service' | 'source'>): Wishes {
  return {
    service,
    source,
    targets: [],
    priority: 'normal',
    verbatim: false,
    sdh: false,
    perLine: usualCues.max_chars_per_line,
    original: '',
    script: '',
    instructions: '',
    glossary: [],
  }
}

/** Lists the recordings that are worked on: all but the one that was dubbed, where that is of interest. Pure. */
export function workedOn({ service, original }: Pick<Wishes, 'service' | 'original'>, mediaIds: readonly string[]) {
  return service === 'dubbing_review' ? mediaIds.filter((id) => id !== original) : mediaIds
}

/** Writes wishes as an item of an order; undefined while something is missing, or too long. Pure. */
export function itemOf(wishes: Wishes, mediaIds: readonly string[]): OrderItemRequest | undefined {
  const { service, source, targets, priority, verbatim, sdh } = wishes
  const media_ids = [...workedOn(wishes, mediaIds)]
  if (media_ids.length === 0 || source === '') return undefined
  const instructions = wishes.instructions.trim() === '' ? null : wishes.instructions.trim()
  const whole = wishes.glossary.filter(({ term, use }) => term.trim() !== '' && use.trim() !== '')
  const glossary =
    whole.length === 0 ? null : whole.map((one) => ({ ...one, term: one.term.trim(), use: one.use.trim() }))
  const common = { media_ids, source_language: source, priority, instructions, glossary }
  const script = wishes.script.trim() === '' ? null : wishes.script
  if (service === 'transcription') return { kind: service, ...common, verbatim }
  if (service === 'audiobook_check') return isScriptTooLong(wishes) ? undefined : { kind: service, ...common, script }
  if (targets.length === 0) return undefined
  const pair = { ...common, destination_languages: [...targets] }
  if (service === 'translation') return { kind: service, ...pair }
  if (service === 'dubbing_review') return { kind: service, ...pair, original_media_id: originalIn(wishes, mediaIds) }
  const cues = { ...usualCues, max_chars_per_line: wishes.perLine }
  return { kind: service, ...pair, sdh, cue_options: cues }
}

/** Tells whether a script is longer than fits into an order. Pure. */
export function isScriptTooLong({ service, script }: Pick<Wishes, 'service' | 'script'>): boolean {
  return service === 'audiobook_check' && script.length > orderLimits.scriptMax
}

/** Answers which recording was dubbed; one that was left out meanwhile is none. */
function originalIn({ original }: Wishes, mediaIds: readonly string[]): string | null {
  return mediaIds.includes(original) ? original : null
}

/** Reads the wishes out of an order that was begun before; undefined where it has none yet. Pure. */
export function wishesOf({ items }: Pick<Order, 'items'>): Wishes | undefined {
  const item = items[0]?.item
  if (item === undefined || item.kind === 'dub') return undefined
  const { source_language: source, priority, instructions, glossary } = item
  return {
    ...usualWishes({ service: item.kind, source }),
    priority,
    instructions: instructions ?? '',
    glossary: glossary ?? [],
    ...('destination_languages' in item && { targets: item.destination_languages }),
    ...ownWishes(item),
  }
}

/** Reads what is wished of one kind of work alone. */
function ownWishes(item: ServiceRequest): Partial<Wishes> {
  switch (item.kind) {
    case 'transcription':
      return { verbatim: item.verbatim }
    case 'subtitles':
      return { sdh: item.sdh, perLine: item.cue_options.max_chars_per_line }
    case 'dubbing_review':
      return { original: item.original_media_id ?? '' }
    case 'audiobook_check':
      return { script: item.script ?? '' }
    case 'translation':
      return {}
  }
}
