import {
  CueOptions,
  type Order,
  type OrderItemRequest,
  type OrderTerm,
  type Priority,
  type Service,
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
    instructions: '',
    glossary: [],
  }
}

/** Writes wishes as an item of an order; undefined while something is missing. Pure. */
export function itemOf(wishes: Wishes, mediaIds: readonly string[]): OrderItemRequest | undefined {
  const { service, source, targets, priority } = wishes
  if (mediaIds.length === 0 || source === '') return undefined
  const instructions = wishes.instructions.trim() === '' ? null : wishes.instructions.trim()
  const whole = wishes.glossary.filter(({ term, use }) => term.trim() !== '' && use.trim() !== '')
  const glossary =
    whole.length === 0 ? null : whole.map((one) => ({ ...one, term: one.term.trim(), use: one.use.trim() }))
  const common = { media_ids: [...mediaIds], source_language: source, priority, instructions, glossary }
  if (service === 'transcription') return { kind: service, ...common, verbatim: wishes.verbatim }
  if (targets.length === 0) return undefined
  const cues = { ...usualCues, max_chars_per_line: wishes.perLine }
  return { kind: service, ...common, destination_languages: [...targets], sdh: wishes.sdh, cue_options: cues }
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
    ...(item.kind === 'transcription'
      ? { verbatim: item.verbatim }
      : { targets: item.destination_languages, sdh: item.sdh, perLine: item.cue_options.max_chars_per_line }),
  }
}
