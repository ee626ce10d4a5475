import type { Script } from './scripts.ts'

/**
 * Guesses the language of a stretch of one script; undefined when none is known for the script. Han is decided by what
 * stands around it, see `chinese-or-japanese.ts`.
 */
export function guessLanguage(script: Script, text: string): string | undefined {
  if (script === 'Latin') return guessLatin(text)
  if (script === 'Cyrillic') return guessCyrillic(text)
  if (script === 'Arabic') return /[ٹڈڑںےہھ]/.test(text) ? 'ur' : /[پچژگکی]/.test(text) ? 'fa' : 'ar'
  if (script === 'Bengali') return /[ৰৱ]/.test(text) ? 'as' : 'bn'
  if (script === 'Devanagari') return /[ळऱ]/.test(text) ? 'mr' : 'hi'
  return onlyLanguage[script]
}

const onlyLanguage: Partial<Record<Script, string>> = {
  Greek: 'el',
  Armenian: 'hy',
  Hebrew: 'he',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Sinhala: 'si',
  Thai: 'th',
  Myanmar: 'my',
  Georgian: 'ka',
  Ethiopic: 'am',
  Hangul: 'ko',
  Kana: 'ja',
  Bopomofo: 'zh',
}

const bulgarianWords =
  /(?<!\p{L})(?:съм|във|със|който|която|което|които|това|тази|този|са|като|към|само|още|може|ще|аз|ти|тук|благодаря)(?!\p{L})/iu

function guessCyrillic(text: string): string {
  if (/[ўЎ]/.test(text)) return 'be'
  if (/[їєґЇЄҐ]/.test(text)) return 'uk'
  if (/[ђћЂЋ]/.test(text)) return 'sr'
  if (/[ѓќѕЃЌЅ]/.test(text)) return 'mk'
  if (/[јљњџЈЉЊЏ]/.test(text)) return 'sr'
  if (/[әғқңөұүһӘҒҚҢӨҰҮҺ]/.test(text)) return 'kk'
  if (/[ыэёЫЭЁ]/.test(text)) return 'ru'
  if (/[іІ]/.test(text)) return 'uk'
  // In Bulgarian the hard sign is a vowel; in Russian it only ever stands before е, ё, ю and я.
  if (/ъ(?![еёюяЕЁЮЯ])|Ъ/.test(text) || bulgarianWords.test(text)) return 'bg'
  return 'ru'
}

const functionWords: Readonly<Record<string, string>> = {
  en: 'the of and to in is that it was for on with are this you have be at not but his her they from we what your',
  de: 'der die und das ist nicht ich zu den mit von ein eine auf für sich dem im auch wir wie noch nach aber sind',
  fr: 'le la les et est des un une du que en pour pas dans qui ce sur au avec je vous nous il elle sont mais plus',
  es: 'el la los las y es de que en un una por para con no se lo del al como más pero su está qué muy',
  pt: 'o a os as e é de que em um uma por para com não se do da no na mais mas seu está você muito são',
  it: 'il lo la gli le e è di che in un una per con non si del della nel più ma sono questo come anche',
  nl: 'de het een en is van dat niet in te op voor met zijn er aan ook maar als dit wij naar heeft nog',
  pl: 'i w na nie się z to jest że do jak po od za co tak ale przez dla już jego czy są oraz tym',
  tr: 've bir bu için ile da de çok ne gibi daha ama var olarak en sonra kadar değil olan ben şey her',
  sv: 'och det att en är på som för av med den till inte om ett jag har vi från så men kan var ska',
  da: 'og det at en er på som for af med den til ikke om et jeg har vi fra så men kan var skal hvad',
  no: 'og det at en er på som for av med den til ikke om et jeg har vi fra så men kan var skal hva',
  fi: 'ja on ei se että en oli hän kun mutta niin myös kuin tai ovat joka minä sinä mitä tämä olen vain',
  id: 'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke karena ada kami bisa anda',
  ms: 'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke kerana ada kami boleh anda',
  fil: 'ang ng sa na mga ay at ko mo ito hindi kung para may siya ka po lang naman niya',
  ro: 'și în de la cu nu este un o pe că din mai sau ce pentru sunt care dar prin fi acest au',
  cs: 'a je se v na to že s z do o i ale jsem jako za by tak po jsou nebo pro když také už',
  sk: 'a je sa v na to že s z do o aj ale som ako za by tak po sú alebo pre keď tiež už',
  hr: 'i je se u na da za od s ne su što kao ali ili sam to koji iz bi nije po već još',
  hu: 'a az és hogy nem is egy van ez de meg volt csak már mint vagy el ha még kell lesz nagyon',
  vi: 'và là của có không được cho một người những với các này trong đã để tôi khi từ đến rất như',
}

const languagesByWord = new Map<string, string[]>()
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of words.split(' ')) languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])
}

const latinWordsRead = 200

/** Guesses English unless the function words speak clearly for another language. */
function guessLatin(text: string): string {
  const scores = new Map<string, number>()
  const words =
    text
      .slice(0, latinWordsRead * 12)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  for (const word of words) {
    const languages = languagesByWord.get(word) ?? []
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length)
  }
  let best = 'en'
  for (const [language, score] of scores) if (score > (scores.get(best) ?? 0)) best = language
  return best
}
