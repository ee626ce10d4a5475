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

function pairsOf(word: string): ReadonlySet<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

/** Computes how alike two words look, 0…1 (Dice's coefficient over pairs of letters). */
function likeness(one: string, other: string): number {
  const mine = pairsOf(one)
  const theirs = pairsOf(other)
  const shared = [...mine].filter((pair) => theirs.has(pair)).length
  return (2 * shared) / (mine.size + theirs.size)
}

function familyOf(id: string): readonly Family[] {
  return families.filter((family) => family.id === id)
}

/** Finds what can be made and comes nearest to a word that means nothing here; three at most. */
export function nearestTo(word: string): readonly Family[] {
  const key = word.toLowerCase()
  const related = neighbours.find(([words]) => words.test(key))?.[1].flatMap(familyOf) ?? []
  const alike = knownWords()
    .map((known) => ({ family: familyOfWord(known), score: likeness(key, known) }))
    .filter(({ family, score }) => family && score >= 0.5)
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ family }) => family ?? [])
  return [...new Set([...alike, ...related])].slice(0, 3)
}

const germanLetters = /[äöüß]/i
const germanWords = /\b(ein|eine|der|die|das|und|auf|mit|im|von|dem|den)\b/i

/** Tells whether a prompt looks German. */
export function isGerman(prompt: string): boolean {
  return germanLetters.test(prompt) || germanWords.test(prompt)
}

/** Answers prompts that can be made and come nearest to what could not be understood, in its language. */
export function suggestFor(prompt: string, unknown: readonly string[]): readonly string[] {
  const found = [...new Set(unknown.flatMap(nearestTo))]
  const usual = ['rain', 'footsteps', 'bell'].flatMap(familyOf)
  return (found.length > 0 ? found : usual)
    .slice(0, 3)
    .map(({ examples: [english, german] }) => (isGerman(prompt) ? german : english))
}
