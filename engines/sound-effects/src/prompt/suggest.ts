import { families, type Family } from '../vocabulary/index.ts'
import { familyOfWord, knownWords } from './lexicon.ts'

/** Things that are asked for and cannot be made, and what comes nearest. */
const neighbours: readonly (readonly [words: RegExp, families: readonly string[]])[] = [
  [
    /^(cat|kitten|lion|tiger|wolf|bear|cow|pig|sheep|goat|animal|monster|dragon|dino|roar|growl|katze|löwe|wolf|kuh|schwein|schaf|tier|drache|brüll|knurr|miau)/,
    ['dog', 'crow', 'frogs'],
  ],
  [
    /^(duck|goose|chicken|rooster|eagle|hawk|parrot|pigeon|ente|gans|huhn|hahn|adler|papagei|taube)/,
    ['birds', 'gull', 'crow'],
  ],
  [
    /^(guitar|piano|violin|drum|flute|trumpet|music|song|melod|beat|bass|orchestra|gitarre|klavier|geige|trommel|flöte|trompete|musik|lied)/,
    ['bell', 'chimes', 'drone'],
  ],
  [
    /^(laugh|scream|cry|sing|speak|say|voice|word|shout|baby|child|whisper|sneez|cough|lach|schrei|wein|sprech|sag|stimme|ruf|kind|flüster|nies|hust)/,
    ['murmur', 'cheer', 'breathing'],
  ],
  [/^(rocket|missile|firework|volcan|earthquake|rakete|feuerwerk|vulkan|erdbeben)/, ['explosion', 'boom', 'thunder']],
  [/^(kitchen|cook|boil|fry|eat|drink|pour|koch|brat|ess|trink|gieß)/, ['stream', 'impact', 'cafe']],
  [
    /^(elevator|lift|escalator|printer|computer|washing|fridge|microwave|aufzug|drucker|wasch|kühlschrank|mikrowelle)/,
    ['machine', 'fan', 'notification'],
  ],
]

/** Nobody reads more suggestions than these. */
const suggestedMax = 3

function pairsOf(word: string): ReadonlySet<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

type Known = { readonly family: Family; readonly pairs: ReadonlySet<string> }
let known: readonly Known[] | undefined

/** Lists the words that mean something, cut into pairs once: a prompt may have hundreds that mean nothing. */
function knownPairs(): readonly Known[] {
  known ??= knownWords().flatMap((word) => {
    const family = familyOfWord(word)
    return family ? [{ family, pairs: pairsOf(word) }] : []
  })
  return known
}

/** Computes how alike two words look, 0…1 (Dice's coefficient over pairs of letters). */
function likeness(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of theirs) if (mine.has(pair)) shared += 1
  return (2 * shared) / (mine.size + theirs.size)
}

function familyOf(id: string): readonly Family[] {
  return families.filter((family) => family.id === id)
}

/** Finds what can be made and comes nearest to a word that means nothing here; three at most. */
export function nearestTo(word: string): readonly Family[] {
  const key = word.toLowerCase()
  const related = neighbours.find(([words]) => words.test(key))?.[1].flatMap(familyOf) ?? []
  const mine = pairsOf(key)
  const alike = knownPairs()
    .map(({ family, pairs }) => ({ family, score: likeness(mine, pairs) }))
    .filter(({ score }) => score >= 0.5)
    .toSorted((one, other) => other.score - one.score)
    .map(({ family }) => family)
  return [...new Set([...alike, ...related])].slice(0, suggestedMax)
}

const germanLetters = /[äöüß]/i
const germanWords = /\b(ein|eine|der|die|das|und|auf|mit|im|von|dem|den)\b/i

/** Tells whether a prompt looks German. */
export function isGerman(prompt: string): boolean {
  return germanLetters.test(prompt) || germanWords.test(prompt)
}

/** Answers prompts that can be made and come nearest to what could not be understood, in its language. */
export function suggestFor(prompt: string, unknown: readonly string[]): readonly string[] {
  const found = new Set<Family>()
  for (const word of unknown) if (found.size < suggestedMax) for (const family of nearestTo(word)) found.add(family)
  const usual = ['rain', 'footsteps', 'bell'].flatMap(familyOf)
  return [...(found.size > 0 ? found : usual)]
    .slice(0, suggestedMax)
    .map(({ examples: [english, german] }) => (isGerman(prompt) ? german : english))
}
