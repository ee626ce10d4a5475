import type { LanguagePage } from './language-page.ts'

type EnglishAccent = {
  readonly slug: string
  readonly name: LanguagePage['name']
  readonly flag: string
  readonly locale: string
  readonly accents: readonly [string, ...string[]]
  /** As it stands in the text of the page. */
  readonly spoken: string
}

/** English with an accent: whose voices have it, then whose are nearest. */
const english: readonly EnglishAccent[] = [
  {
    slug: 'british-accent',
    name: { en: 'British Accent', de: 'Britischer Akzent' },
    flag: 'GB',
    locale: 'en-GB',
    accents: ['british', 'received pronunciation'],
    spoken: 'a British',
  },
  {
    slug: 'canadian-accent',
    name: { en: 'Canadian Accent', de: 'Kanadischer Akzent' },
    flag: 'CA',
    locale: 'en-CA',
    accents: ['canadian', 'american'],
    spoken: 'a Canadian',
  },
  {
    slug: 'new-york-accent',
    name: { en: 'New York Accent', de: 'New Yorker Akzent' },
    flag: 'US',
    locale: 'en-US',
    accents: ['new york', 'american'],
    spoken: 'a New York',
  },
  {
    slug: 'australian-accent',
    name: { en: 'Australian Accent', de: 'Australischer Akzent' },
    flag: 'AU',
    locale: 'en-AU',
    accents: ['australian', 'british'],
    spoken: 'an Australian',
  },
  {
    slug: 'indian-accent',
    name: { en: 'Indian Accent', de: 'Indischer Akzent' },
    flag: 'IN',
    locale: 'en-IN',
    accents: ['indian', 'british'],
    spoken: 'an Indian',
  },
  {
    slug: 'irish-accent',
    name: { en: 'Irish Accent', de: 'Irischer Akzent' },
    flag: 'IE',
    locale: 'en-IE',
    accents: ['irish', 'scottish', 'british'],
    spoken: 'an Irish',
  },
  {
    slug: 'italian-accent',
    name: { en: 'Italian Accent', de: 'Italienischer Akzent' },
    flag: 'IT',
    locale: 'en-IT',
    accents: ['italian', 'american'],
    spoken: 'an Italian',
  },
  {
    slug: 'essex-accent',
    name: { en: 'Essex Accent', de: 'Akzent von Essex' },
    flag: 'GB',
    locale: 'en-GB',
    accents: ['essex', 'british'],
    spoken: 'an Essex',
  },
  {
    slug: 'californian-accent',
    name: { en: 'Californian Accent', de: 'Kalifornischer Akzent' },
    flag: 'US',
    locale: 'en-US',
    accents: ['californian', 'american'],
    spoken: 'a Californian',
  },
  {
    slug: 'african-accent',
    name: { en: 'African Accent', de: 'Afrikanischer Akzent' },
    flag: 'ZA',
    locale: 'en-ZA',
    accents: ['african', 'south african', 'british'],
    spoken: 'an African',
  },
  {
    slug: 'pakistani-accent',
    name: { en: 'Pakistani Accent', de: 'Pakistanischer Akzent' },
    flag: 'PK',
    locale: 'en-PK',
    accents: ['pakistani', 'british'],
    spoken: 'a Pakistani',
  },
  {
    slug: 'russian-accent',
    name: { en: 'Russian Accent', de: 'Russischer Akzent' },
    flag: 'RU',
    locale: 'en-RU',
    accents: ['russian', 'american'],
    spoken: 'a Russian',
  },
  {
    slug: 'spanish-accent',
    name: { en: 'Spanish Accent', de: 'Spanischer Akzent' },
    flag: 'ES',
    locale: 'en-ES',
    accents: ['spanish', 'american'],
    spoken: 'a Spanish',
  },
  {
    slug: 'latin-american-accent',
    name: { en: 'Latin American Accent', de: 'Lateinamerikanischer Akzent' },
    flag: 'CO',
    locale: 'en-CO',
    accents: ['latin american', 'american'],
    spoken: 'a Latin American',
  },
  {
    slug: 'mexican-accent',
    name: { en: 'Mexican Accent', de: 'Mexikanischer Akzent' },
    flag: 'MX',
    locale: 'en-MX',
    accents: ['mexican', 'american'],
    spoken: 'a Mexican',
  },
  {
    slug: 'argentine-accent',
    name: { en: 'Argentine Accent', de: 'Argentinischer Akzent' },
    flag: 'AR',
    locale: 'en-AR',
    accents: ['argentine', 'american'],
    spoken: 'an Argentine',
  },
  {
    slug: 'portuguese-accent',
    name: { en: 'Portuguese Accent', de: 'Portugiesischer Akzent' },
    flag: 'PT',
    locale: 'en-PT',
    accents: ['portuguese', 'british'],
    spoken: 'a Portuguese',
  },
]

/** Builds the page of an accent. Its text claims no accent for who reads it, because that may be the nearest voice. */
function englishPage({ spoken, ...page }: EnglishAccent): LanguagePage {
  return {
    ...page,
    text: `Looking for ${spoken} accent? Press play, write words of your own, or choose another voice from the list. Sign up for free to clone a voice or to change the voice of a recording.`,
  }
}

/** Accents of other languages. */
const others: readonly LanguagePage[] = [
  {
    slug: 'scandinavian-accent',
    name: { en: 'Scandinavian Accent', de: 'Skandinavischer Akzent' },
    flag: 'SE',
    locale: 'sv-SE',
    accents: ['scandinavian', 'swedish'],
    text: 'Så här låter svenska: tryck på spela. Lägg till en egen text eller byt röst i listan. Skapa ett konto gratis för att klona en röst eller byta röst i en inspelning.',
  },
  {
    slug: 'german-accent',
    name: { en: 'German Accent', de: 'Deutscher Akzent' },
    flag: 'DE',
    locale: 'de-DE',
    accents: ['german', 'standard german'],
    text: 'So klingt gesprochenes Deutsch: Drücken Sie auf Wiedergabe. Geben Sie eigenen Text ein, oder wechseln Sie die Stimme. Nach der kostenlosen Anmeldung können Sie Stimmen klonen und ändern.',
  },
  {
    slug: 'german-bavarian-accent',
    name: { en: 'German Bavarian Accent', de: 'Bairischer Akzent' },
    flag: 'DE',
    locale: 'de-DE',
    accents: ['bavarian', 'standard german'],
    text: 'Grüß Gott! Drücken Sie auf Wiedergabe, schreiben Sie etwas Eigenes, oder suchen Sie sich eine andere Stimme aus. Nach der kostenlosen Anmeldung können Sie Stimmen klonen und ändern.',
  },
  {
    slug: 'czech-moravian-accent',
    name: { en: 'Czech Moravian Accent', de: 'Mährischer Akzent' },
    flag: 'CZ',
    locale: 'cs-CZ',
    accents: ['moravian', 'czech'],
    text: 'Dobrý den! Stiskněte přehrát, napište vlastní text nebo si v seznamu vyberte jiný hlas. Po bezplatné registraci můžete hlasy klonovat a měnit.',
  },
]

/** Every accent, English first. */
export const accentPages: readonly LanguagePage[] = [...english.map(englishPage), ...others]
