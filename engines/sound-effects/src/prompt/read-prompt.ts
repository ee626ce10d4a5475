import { plainTraits, type Traits } from '../scene.ts'
import type { Family } from '../vocabulary/index.ts'
import { compoundOf, familyOfWord, isFiller, longestPhrase, type Meaning, meaningOf } from './lexicon.ts'
import { countIn, numberIn, pitchIn } from './numbers.ts'
import { splitWords, type Token } from './split-words.ts'

/** One sound of a step, as it is wanted. */
export type Layer = { readonly family: Family; readonly traits: Traits; readonly words: string }

/** What is to be made of a prompt: steps one after the other, each of layers at the same time. */
export type Plan = {
  readonly steps: readonly { readonly layers: readonly Layer[] }[]
  /** Words that mean nothing here, or name one sound too many at once, as they were written. */
  readonly unknown: readonly string[]
  /** The length that the prompt itself asks for. */
  readonly seconds: number | undefined
}

type Item =
  | { readonly type: 'meaning'; readonly meaning: Meaning; readonly text: string }
  | { readonly type: 'next' | 'also' | 'at' | 'not' }

const nexts = new Set([
  'then',
  'afterwards',
  'followed by',
  'after that',
  'next',
  'dann',
  'danach',
  'anschließend',
  'gefolgt von',
  'schließlich',
  'finally',
  'before',
  'bevor',
  '->',
  '→',
])
const alsos = new Set([
  'and',
  'with',
  'while',
  'plus',
  'as',
  'but',
  'aber',
  'sondern',
  'und',
  'mit',
  'während',
  'dazu',
  'sowie',
  ',',
  ';',
  '.',
  '+',
  '&',
  ':',
  '!',
  '?',
  '\n',
])
const places = new Set([
  'in',
  'on',
  'over',
  'through',
  'at',
  'by',
  'inside',
  'against',
  'auf',
  'im',
  'bei',
  'durch',
  'an',
  'gegen',
  'near',
  'von',
  'of',
  'neben',
  'aus',
])
const nots = new Set(['no', 'not', 'without', 'ohne', 'kein', 'keine', 'keinen', 'nicht'])
const secondWords = /^(s|sec|secs|second|seconds|sekunde|sekunden|sek)$/

/** How many sounds are heard at once: nobody tells more apart, and each is as much work as a sound of its own. */
const togetherMax = 12

/** Reads an English or German prompt. Never throws: what it does not understand is in `unknown`. */
export function readPrompt(prompt: string): Plan {
  const { items, unknown, seconds, pitches } = readItems(splitWords(prompt))
  const steps: { layers: Layer[] }[] = []
  const beyond: string[] = []
  let clause: Item[] = []
  let step: Clause[] = []
  let joint: Clause['joint'] = 'also'
  const endClause = (next: Clause['joint']) => {
    if (clause.length > 0) step.push(clauseOf(clause, joint))
    clause = []
    joint = next
  }
  const endStep = () => {
    endClause('also')
    const layers = layersOf(step)
    if (layers.length > 0) steps.push({ layers: layers.slice(0, togetherMax) })
    beyond.push(...layers.slice(togetherMax).map(({ words }) => words))
    step = []
  }
  for (const item of items) {
    if (item.type === 'next') endStep()
    else if (item.type === 'meaning') clause.push(item)
    else endClause(item.type)
  }
  endStep()
  return { steps, unknown: [...unknown, ...beyond, ...unheard(pitches, steps)], seconds }
}

/** A pitch as it was written. */
type Pitch = { readonly hz: number; readonly text: string }

/** Lists pitches that no sound of the plan has: wind at 50 Hz is wind. */
function unheard(pitches: readonly Pitch[], steps: Plan['steps']): string[] {
  const heard = steps.flatMap(({ layers }) =>
    layers.flatMap(({ family, traits }) => (family.isPitched ? [traits.hz] : [])),
  )
  return pitches.filter(({ hz }) => !heard.includes(hz)).map(({ text }) => text)
}

type Read = {
  readonly items: Item[]
  readonly unknown: string[]
  readonly seconds: number | undefined
  readonly pitches: readonly Pitch[]
}

function readItems(tokens: readonly Token[]): Read {
  const items: Item[] = []
  const unknown: string[] = []
  const pitches: Pitch[] = []
  let seconds: number | undefined
  for (let at = 0; at < tokens.length;) {
    const key = tokens[at]?.key ?? ''
    const text = tokens[at]?.text ?? ''
    const number = numberIn(key)
    const hz = pitchIn(key)
    const pair = `${key} ${tokens[at + 1]?.key ?? ''}`
    const phrase = phraseAt(tokens, at)
    if (number !== undefined && secondWords.test(tokens[at + 1]?.key ?? '')) {
      seconds = number
      at += 2
    } else if (phrase) {
      items.push({ type: 'meaning', meaning: phrase.meaning, text: phrase.text })
      at += phrase.length
    } else if (nexts.has(pair)) {
      items.push({ type: 'next' })
      at += 2
    } else if (hz !== undefined) {
      pitches.push({ hz, text })
      items.push({ type: 'meaning', meaning: { traits: { hz } }, text })
      at++
    } else {
      const joint = jointOf(key)
      const counted = countIn(key, tokens[at - 1]?.key ?? '')
      if (joint) items.push({ type: joint })
      else if (counted) items.push({ type: 'meaning', meaning: { traits: counted }, text })
      else readAlone({ key, text }, items, unknown)
      at++
    }
  }
  return { items, unknown, seconds, pitches }
}

function jointOf(key: string): 'next' | 'also' | 'at' | 'not' | undefined {
  if (nexts.has(key)) return 'next'
  if (alsos.has(key)) return 'also'
  if (places.has(key)) return 'at'
  return nots.has(key) ? 'not' : undefined
}

/** Finds the longest phrase that begins at a token. Single words that only join are no phrases. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; text: string; length: number } | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length)
    const first = part[0]?.key ?? ''
    if (length === 1 && (jointOf(first) !== undefined || isFiller(first))) return undefined
    const meaning = meaningOf(part.map(({ key }) => key))
    if (meaning) return { meaning, text: part.map(({ text }) => text).join(' '), length }
  }
  return undefined
}

function readAlone({ key, text }: Token, items: Item[], unknown: string[]): void {
  if (isFiller(key)) return
  const compound = compoundOf(key)
  if (compound) {
    for (const part of compound) {
      const meaning = meaningOf([part])
      if (meaning)
        items.push({
          type: 'meaning',
          meaning:
            part === compound[0]
              ? { traits: meaning.traits, ...(meaning.family && { family: meaning.family, isWeak: true }) }
              : meaning,
          text,
        })
    }
    return
  }
  if (!unknown.includes(text)) unknown.push(text)
}

type Clause = {
  readonly joint: 'also' | 'at' | 'not'
  readonly found: readonly {
    readonly family: Family
    readonly isWeak: boolean
    readonly traits: Partial<Traits>
    readonly text: string
  }[]
  readonly traits: Partial<Traits>
}

function clauseOf(items: readonly Item[], joint: Clause['joint']): Clause {
  let traits: Partial<Traits> = {}
  const found: Clause['found'][number][] = []
  for (const item of items) {
    if (item.type !== 'meaning') continue
    const { family, isWeak = false } = item.meaning
    if (family && !isWeak) found.push({ family, isWeak, traits: item.meaning.traits, text: item.text })
    else {
      if (family) found.push({ family, isWeak, traits: {}, text: item.text })
      traits = joined(traits, item.meaning.traits)
    }
  }
  const tone = familyOfWord('tone')
  // A pitch by itself is a tone.
  if (found.length === 0 && traits.hz !== undefined && tone)
    found.push({ family: tone, isWeak: true, traits: {}, text: String(traits.hz) })
  return { joint, found, traits }
}

/** Adds scales, and lets the later word decide what cannot be added. */
function joined(one: Partial<Traits>, other: Partial<Traits>): Partial<Traits> {
  const sum = (a: number | undefined, b: number | undefined) => Math.max(-1, Math.min(1, (a ?? 0) + (b ?? 0)))
  const scales = Object.fromEntries(
    (['size', 'intensity', 'speed', 'brightness', 'distance'] as const)
      .filter((name) => one[name] !== undefined || other[name] !== undefined)
      .map((name) => [name, sum(one[name], other[name])]),
  )
  return { ...one, ...other, ...scales }
}

/** Makes layers of clauses: what names no sound says more about its neighbour. */
function layersOf(clauses: readonly Clause[]): Layer[] {
  const layers: { family: Family; own: Partial<Traits>; said: Partial<Traits>; words: string }[] = []
  let waiting: Partial<Traits> = {}
  let last: typeof layers = []
  for (const clause of clauses) {
    if (clause.joint === 'not') continue
    const strong = clause.found.filter(({ isWeak }) => !isWeak)
    const mayBeWeak = clause.joint === 'also' || layers.length === 0
    const chosen = strong.length > 0 ? strong : mayBeWeak ? clause.found.slice(0, 1) : []
    if (chosen.length === 0) {
      if (last.length === 0) waiting = joined(waiting, clause.traits)
      for (const layer of last) layer.said = joined(layer.said, clause.traits)
      continue
    }
    last = []
    for (const { family, traits, text } of chosen) {
      const known = layers.find((layer) => layer.family === family)
      if (known) {
        // The same sound named twice in a clause, as in "bells toll", is wanted once and as it was said once.
        const more = last.includes(known) ? {} : clause.traits
        known.own = joined(known.own, traits)
        known.said = joined(known.said, more)
        if (!last.includes(known)) last.push(known)
        continue
      }
      const layer = { family, own: { ...family.traits, ...traits }, said: joined(waiting, clause.traits), words: text }
      layers.push(layer)
      last.push(layer)
    }
    waiting = {}
  }
  const room = layers.map(({ said }) => said.room).find((found) => found !== undefined)
  return layers.map(({ family, own, said, words }) => ({
    family,
    words,
    traits: { ...plainTraits, ...joined(own, said), ...(room && { room }) },
  }))
}
