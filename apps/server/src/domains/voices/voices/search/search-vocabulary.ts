/** Words of a search that say nothing of a voice, folded. */
const stopWords = new Set(
  (
    'a an the and or of for in on at to with by from that this who which is it its as like s i me my want need ' +
    'sound sounds sounding someone something voice voices ' +
    'der die das den dem des ein eine einer eines einem einen und oder fur im am von vom mit wie zum zur als ' +
    'ich mir klingt stimme stimmen'
  ).split(' '),
)

/** Words that people ask for a voice by and that mean the same, in English and German, folded. */
const sameMeaning: readonly (readonly string[])[] = [
  'male man men guy gentleman masculine mann manner mannlich mannliche mannlicher mannerstimme herr',
  'female woman women lady feminine frau frauen weiblich weibliche frauenstimme dame',
  'old older elderly senior grandfather grandmother alt alte alter alten altere alterer betagt',
  'young younger youthful youth teen teenager jung junge junger jugendlich jugendliche',
  'narration narrator narrative narrating storyteller storytelling story stories tale tales audiobook audiobooks ' +
    'book books erzahler erzahlerin erzahlung erzahlstimme horbuch horbucher geschichte geschichten buch bucher',
  'conversational conversation conversations chat dialogue dialog gesprach gesprache unterhaltung',
  'news newsreader announcer announcement announcements nachrichten ansage ansagen',
  'advertisement advertising advert ad ads commercial commercials werbung',
  'informative educational education explainer explanation explanations lecture lectures tutorial tutorials ' +
    'erklarung erklarungen erklarend unterricht lernen',
  'characters character animation cartoon cartoons figur figuren',
  'calm gentle relaxed quiet soothing unhurried soft peaceful ruhig ruhige ruhiger sanft sanfte gelassen',
  'deep low bass tief tiefe tiefer',
  'warm homely herzlich warme warmer',
  'bright cheerful lively upbeat energetic hell frohlich lebhaft lebendig',
  'clear crisp klar klare klarer deutlich',
  'rough gravelly raspy hoarse husky rau raue heiser',
  'formal serious formell ernst',
  'friendly freundlich freundliche freundlicher',
  'british uk britain britisch britische britischer',
  'american us usa america amerikanisch amerikanische',
  'german deutsch deutsche deutscher',
  'english englisch englische englischer',
  'french franzosisch franzosische',
  'spanish spanisch spanische',
  'italian italienisch italienische',
].map((words) => words.split(' '))

const meanings = new Map(sameMeaning.flatMap((words) => words.map((word) => [word, words] as const)))

/** Leaves out the folded words that say nothing of a voice, unless there are no others. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}

/** Returns the folded words that mean the same as one, itself among them; undefined for a word without any. */
export function sameInMeaning(word: string): readonly string[] | undefined {
  return meanings.get(word)
}
