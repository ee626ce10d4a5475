import type { Rule } from '../rewrite.ts'

/** Endings of feminine nouns, and common feminine nouns that have none of them. */
const feminine =
  /(?:ung|heit|keit|schaft|ion|tät|enz|anz|ik|ur|ei|in|e|[Pp]erson|[Ff]rau|[Ll]ira|[Mm]utter|[Tt]ochter|[Ss]chwester|[Ss]tadt|[Nn]acht|[Hh]and|[Aa]rt|[Kk]uh|[Tt]ür|[Zz]ahl|[Nn]ummer|[Zz]eit|[Aa]rbeit|[Aa]ntwort|[Bb]ank|[Ww]and|[Mm]aus|[Ww]elt|[Kk]raft|[Rr]egel|[Tt]afel|[Gg]abel|[Ff]eder|[Mm]auer|[Ii]nsel|[Ww]urst)$/u
/** What ends like a feminine noun and is none. */
const others =
  /^(?:Ge(?:bäude|birge|müse|treide|webe|lände|setze|mälde|rede)|.*(?:[Nn]ame|[Kk]unde|[Jj]unge|[Kk]äse|[Ee]nde|[Aa]uge|[Ii]nteresse|[Ll]öwe|[Aa]ffe|[Hh]ase|[Ee]xperte|[Kk]ollege|[Bb]iologe|[Bb]uchstabe|[Gg]edanke|[Nn]effe|[Rr]iese|[Zz]euge|[Ee]rbe|[Tt]ee|[Kk]affee|[Ss]ee|[Kk]omitee|[Ff]oto|[Aa]bitur|[Ff]utur|[Bb]enzin|[Tt]ermin|[Mm]agazin|[Bb]ein|[Ww]ein|[Ss]tein|[Ss]chwein|[Vv]erein|[Ss]chein|[Kk]ilometer|[Dd]elphin|[Ll]ineal|[Ee]i|[Bb]rei|[Ss]tadion|[Ll]exikon|[Ss]prung|[Mm]echaniker|[Pp]ark))$/u
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
