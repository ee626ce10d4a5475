import type { Rule } from '../rewrite.ts'

/** Endings of feminine nouns, and common feminine nouns that have none of them. */
const feminine =
  /(?:ung|heit|keit|schaft|ion|tät|enz|anz|ik|ur|ei|in|e|person|frau|lira|mutter|tochter|schwester|stadt|nacht|hand|art|kuh|tür|zahl|nummer|zeit|arbeit|antwort|bank|wand|maus|welt|kraft|regel|tafel|gabel|feder|mauer|insel|wurst)$/iu
/** What ends like a feminine noun and is none; short ones stand for themselves, as "Phase" is no "Hase". */
const others =
  /(?:^(?:ge(?:bäude|birge|müse|treide|webe|lände|mälde|rede)|kunde|junge|ende|auge|affe|hase|riese|erbe|see|ei)|[ns]ende|name|käse|interesse|löwe|experte|kollege|biologe|buchstabe|gedanke|neffe|zeuge|tee|kaffee|komitee|abitur|futur|flur|benzin|termin|magazin|bein|wein|stein|schwein|verein|schein|delphin|brei|stadion|sprung)$/iu
const dative = /(?:^|[^\p{L}])(?:mit|von|aus|bei|nach|seit|vor|zu|außer|gegenüber)\s$/iu
/** A thing that is numbered stands in front of its number: "Kapitel 1 Anfang". */
const afterThing = /\p{Lu}[\p{L}.]*\s$/u
const around = 24

/**
 * The rule that says one as the noun behind it asks for: "ein Hund", "eine Katze", "mit einem Hund". Of the accusative
 * nothing can be known: "für 1 Hund" is left a nominative.
 */
export const germanOne: Rule = {
  pattern: /(?<![\p{L}\p{N}.,:/+-])1(?=\s(\p{Lu}\p{Ll}+)(?!\p{L}))/gu,
  replace({ index, 1: noun = '' }, text) {
    const before = text.slice(Math.max(0, index - around), index)
    if (afterThing.test(before) && !/(?:^|[.!?:]\s)\p{L}+\s$/u.test(before)) return 'eins'
    const isFeminine = feminine.test(noun) && !others.test(noun)
    const ending = dative.test(before) ? (isFeminine ? 'er' : 'em') : isFeminine ? 'e' : ''
    return noun === 'Uhr' ? 'ein' : `ein${ending}`
  },
}
