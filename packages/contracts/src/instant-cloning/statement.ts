/** What somebody says who has a voice cloned. Another wording is another version. */
export const cloningStatement = {
  version: '1',
  texts: {
    en: 'I confirm that this is my own voice, or that its speaker has agreed to my cloning it, and that I will not use the clone to deceive or to harm anybody.',
    de: 'Ich bestätige, dass dies meine eigene Stimme ist oder die sprechende Person dem Klonen zugestimmt hat, und dass ich mit dem Klon niemanden täusche oder schädige.',
  },
} as const

export type StatementLanguage = keyof (typeof cloningStatement)['texts']
