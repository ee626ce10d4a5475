/** What sounds like singing and is none: things with that name, instruments of the house and how they are played, genres, speech over music. */
const innocent = new RegExp(
  [
    String.raw`singing (?:bowls?|saws?|birds?|insects?|sands?)`,
    String.raw`(?:choirs?|chor|chöre)\b(?: (?:that|which|is|are|der|die|und|and|leise|softly|quietly|wordlessly)){0,2} (?:singing|sings?|sung|singt|singen)`,
    String.raw`(?:violins?|viola|cellos?|flutes?|strings|guitars?|piano|sax(?:ophone)?|trumpets?|horns?|oboe|clarinet|melody|lead|geige|violine|flöte|gitarre|klavier|melodie|streicher) (?:that |which |die |der |is |are )?(?:singing|sings?|singt|singen)`,
    String.raw`singing (?:violins?|viola|cellos?|flutes?|strings|guitars?|piano|sax(?:ophone)?|trumpets?|horns?|oboe|clarinet|melod(?:y|ies)|lead|tone|choir)`,
    String.raw`singende[nrsm]? (?:säge|klangschalen?|violine|geige|gitarre|flöte|streicher|melodie)`,
    String.raw`singer[- ]songwriter`,
    String.raw`voice[- ]?overs?`,
    String.raw`gesang der (?:vögel|wale|grillen)`,
    String.raw`(?:vocals?|lyrics|vokal|gesangs?|voice)[- ]?(?:free|less|frei|los)(?:e[nrsm]?)?`,
    String.raw`non-?vocal`,
  ]
    .map((each) => `(?:${each})`)
    .join('|'),
  'gu',
)

const describedVoice = String.raw`(?:(?:fe)?male|human|man['’]s|woman['’]s|child['’]s|boy['’]s|girl['’]s|children['’]s|soprano|tenor|lead|backing|singing|weibliche[rnms]?|männliche[rnms]?|menschliche[rnms]?) (?:voices?|stimmen?)`
/** Somebody is to sing, rap or speak. */
const singing = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    String.raw`vocals?|vocali[sz]ations?|vocali[sz]es?|vocalists?|vocalisten|vocalistin|vokalist(?:in|en)?|vox`,
    String.raw`singers?|singing|sings?|sung|sang|crooners?|crooning|yodell?ing|jodeln|jodler`,
    String.raw`lyrics?|songtexte?|liedtexte?|text (?:von|über)|mit text|with words|spoken word`,
    String.raw`rappers?|rapping|rapped|raps|rap[- ]?(?:songs?|vocals?|verses?|parts?|about|über)|rappt|rappen|gerappt|rapperin`,
    String.raw`a[- ]?cap+el+a`,
    String.raw`gesang|sprechgesang|gesungen(?:e[nrsm]?)?|sänger(?:in|innen|n|s)?|singt|singen|singende[nrsm]?`,
    String.raw`${describedVoice}|(?:frauen|männer|kinder|mädchen|jungen|sing|solo|gesangs)stimmen?`,
    String.raw`with (?:(?:a|an|her|his) )?(?:(?!two|three|four|five|six|\d)\S+ )?voices?(?![\p{L}\d]|-)|mit (?:(?:einer|ihrer|seiner) )?(?:(?!zwei|drei|vier|fünf|sechs|\d)\S+ )?stimmen?`,
  ].join('|')})(?![\p{L}\d])`,
  'gu',
)
/** All of it is instrumental; “an instrumental bridge” says so of that alone. */
const instrumental =
  /(?<![\p{L}\d])instrumental(?:e[nrsm]?|ly)?(?![\p{L}\d])(?! (?:intro|outro|bridge|break|interlude|hook|verse|chorus|part|section|solo|ending|zwischenspiel|teil|strophe))/u

const negations =
  /^(?:no|without|w\/o|ohne|kein(?:e[nrsm]?)?|minus|never|non|zero|avoid|exclude|nobody|niemand|no-?one|don['’]t|not|nicht|nix)$/u
/** Between a negation and what is not wanted. */
const throughMax = 4
const articles = /^(?:an?|the|one|ein|eine[nrsm]?|der|die|das)$/u
/** What was not wanted ends here. */
const ends = /^(?:but|aber|sondern|dafür|with|mit|featuring|feat|only|just|nur|plus)$/u
const joins = /^(?:and|und|&|or|nor|oder|noch)$/u
const alternative = /^(?:or|nor|oder|noch)$/u
/** Says no more of singing than that it is. */
const neutral = /^(?:any|lead|backing|background|more|of|kind|human|jeglichen|jede[nrsm]?|weitere[nrsm]?)$/u

/**
 * Answers whether somebody is to sing in what a prompt asks for, which no instrument of the house can. “No vocals”, “without drums or a
 * singer” and “instrumental” ask for nobody; of “instrumental” and singers at once, what is said of the whole counts.
 */
export function wantsVocals(prompt: string): boolean {
  const text = prompt.toLowerCase().normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(innocent, 'nothing')
  if (!isSungIn(text)) return false
  return !instrumental.test(text)
}

/** Styles are said by themselves: what one is not does not negate another. */
export function anyWantsVocals(styles: readonly string[]): boolean {
  return styles.some(wantsVocals)
}

function isSungIn(text: string): boolean {
  let wasNegated = false
  for (const clause of text.split(/[.,;:!?()\n–—]| - /u)) {
    const isMore: boolean = wasNegated && isListed(clause)
    const sung = [...clause.matchAll(singing)]
    if (!isMore && sung.some(({ index }) => !isNegated(wordsOf(clause.slice(0, index))))) return true
    wasNegated = isMore || wordsOf(clause).some((word) => negations.test(word))
  }
  return false
}

/** Answers whether a clause goes on with what the one before does not want: “no drums, guitars or vocals”. */
function isListed(clause: string): boolean {
  const words = wordsOf(clause)
  return (
    words.length <= throughMax && words.some((word) => alternative.test(word)) && !words.some((word) => ends.test(word))
  )
}

/** Answers whether what stands after these words is what they do not want. */
function isNegated(before: readonly string[]): boolean {
  for (let back = 1; back <= Math.min(before.length, throughMax); back += 1) {
    const word = before.at(-back) ?? ''
    if (negations.test(word)) return true
    if (ends.test(word)) return false
    const outer = before.at(-back - 1) ?? ''
    if (articles.test(word) && !negations.test(outer) && !/^(?:for|für|by|von|nor|or|oder|noch)$/u.test(outer))
      return false
    // “No drums and female vocals” has them; “no drums and vocals” has neither.
    const between = before.slice(before.length - back + 1)
    if (joins.test(word) && !alternative.test(word) && !between.every((each) => neutral.test(each))) return false
  }
  return false
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
