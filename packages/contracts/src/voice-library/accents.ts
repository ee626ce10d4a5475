/** An accent as lists name it in English; its code is the label that voices have, `sort` its place among all. */
export type Accent = {
  readonly name: string
  readonly code: string
  /** Whose accent it is. */
  readonly language: string
  readonly sort: number
}

/** The accents that are offered where somebody says how a voice sounds; people may write others. */
export const accents: readonly Accent[] = [
  { name: 'American', code: 'american', language: 'en', sort: 1 },
  { name: 'British', code: 'british', language: 'en', sort: 2 },
  { name: 'Received Pronunciation', code: 'received pronunciation', language: 'en', sort: 3 },
  { name: 'Scottish', code: 'scottish', language: 'en', sort: 4 },
  { name: 'Irish', code: 'irish', language: 'en', sort: 5 },
  { name: 'Welsh', code: 'welsh', language: 'en', sort: 6 },
  { name: 'Essex', code: 'essex', language: 'en', sort: 7 },
  { name: 'Lancashire', code: 'lancashire', language: 'en', sort: 8 },
  { name: 'West Midlands', code: 'west midlands', language: 'en', sort: 9 },
  { name: 'New York', code: 'new york', language: 'en', sort: 10 },
  { name: 'Californian', code: 'californian', language: 'en', sort: 11 },
  { name: 'Canadian', code: 'canadian', language: 'en', sort: 12 },
  { name: 'Australian', code: 'australian', language: 'en', sort: 13 },
  { name: 'New Zealand', code: 'new zealand', language: 'en', sort: 14 },
  { name: 'Caribbean', code: 'caribbean', language: 'en', sort: 15 },
  { name: 'Indian', code: 'indian', language: 'en', sort: 16 },
  { name: 'Pakistani', code: 'pakistani', language: 'en', sort: 17 },
  { name: 'African', code: 'african', language: 'en', sort: 18 },
  { name: 'South African', code: 'south african', language: 'en', sort: 19 },
  { name: 'Castilian', code: 'castilian', language: 'es', sort: 20 },
  { name: 'Latin American', code: 'latin american', language: 'es', sort: 21 },
  { name: 'Mexican', code: 'mexican', language: 'es', sort: 22 },
  { name: 'Argentine', code: 'argentine', language: 'es', sort: 23 },
  { name: 'Colombian', code: 'colombian', language: 'es', sort: 24 },
  { name: 'Chilean', code: 'chilean', language: 'es', sort: 25 },
  { name: 'Brazilian', code: 'brazilian', language: 'pt', sort: 26 },
  { name: 'Portuguese', code: 'portuguese', language: 'pt', sort: 27 },
  { name: 'Parisian', code: 'parisian', language: 'fr', sort: 28 },
  { name: 'Belgian', code: 'belgian', language: 'fr', sort: 29 },
  { name: 'Swiss', code: 'swiss', language: 'fr', sort: 30 },
  { name: 'Québécois', code: 'québécois', language: 'fr', sort: 31 },
  { name: 'Standard German', code: 'standard german', language: 'de', sort: 32 },
  { name: 'Bavarian', code: 'bavarian', language: 'de', sort: 33 },
  { name: 'Austrian', code: 'austrian', language: 'de', sort: 34 },
  { name: 'Saxon', code: 'saxon', language: 'de', sort: 35 },
  { name: 'Italian', code: 'italian', language: 'it', sort: 36 },
  { name: 'Roman', code: 'roman', language: 'it', sort: 37 },
  { name: 'Tuscan', code: 'tuscan', language: 'it', sort: 38 },
  { name: 'Dutch', code: 'dutch', language: 'nl', sort: 39 },
  { name: 'Flemish', code: 'flemish', language: 'nl', sort: 40 },
  { name: 'Standard Arabic', code: 'standard arabic', language: 'ar', sort: 41 },
  { name: 'Egyptian', code: 'egyptian', language: 'ar', sort: 42 },
  { name: 'Levantine', code: 'levantine', language: 'ar', sort: 43 },
  { name: 'Gulf', code: 'gulf', language: 'ar', sort: 44 },
  { name: 'Standard Mandarin', code: 'standard mandarin', language: 'zh', sort: 45 },
  { name: 'Taiwanese', code: 'taiwanese', language: 'zh', sort: 46 },
  { name: 'Standard Hindi', code: 'standard hindi', language: 'hi', sort: 47 },
  { name: 'Standard Japanese', code: 'standard japanese', language: 'ja', sort: 48 },
  { name: 'Kansai', code: 'kansai', language: 'ja', sort: 49 },
  { name: 'Turkish', code: 'turkish', language: 'tr', sort: 50 },
  { name: 'Istanbul', code: 'istanbul', language: 'tr', sort: 51 },
  { name: 'Czech', code: 'czech', language: 'cs', sort: 52 },
  { name: 'Moravian', code: 'moravian', language: 'cs', sort: 53 },
  { name: 'Swedish', code: 'swedish', language: 'sv', sort: 54 },
  { name: 'Scandinavian', code: 'scandinavian', language: 'sv', sort: 55 },
  { name: 'Norwegian', code: 'norwegian', language: 'no', sort: 56 },
  { name: 'Northern Vietnamese', code: 'northern vietnamese', language: 'vi', sort: 57 },
  { name: 'Southern Vietnamese', code: 'southern vietnamese', language: 'vi', sort: 58 },
  { name: 'Russian', code: 'russian', language: 'ru', sort: 59 },
  { name: 'Polish', code: 'polish', language: 'pl', sort: 60 },
]

/** Lists the accents of a language, in their order. */
export function accentsOf(languageCode: string): readonly Accent[] {
  const [language = ''] = languageCode.toLowerCase().split(/[-_]/u)
  return accents.filter((accent) => accent.language === language).toSorted((one, other) => one.sort - other.sort)
}
