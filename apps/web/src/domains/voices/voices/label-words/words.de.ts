import type { Translation } from '#kit/language/index.ts'
import type { voiceLabelWords } from './words.ts'

export const voiceLabelGerman: Translation<typeof voiceLabelWords> = {
  values: {
    female: 'Weiblich',
    male: 'Männlich',
    neutral: 'Neutral',
    young: 'Jung',
    middle_aged: 'Mittleren Alters',
    old: 'Alt',
    conversational: 'Gespräch',
    narrative_story: 'Erzählung',
    characters: 'Figuren',
    social_media: 'Soziale Medien',
    entertainment_tv: 'Unterhaltung',
    informative_educational: 'Bildung',
    advertisement: 'Werbung',
    news: 'Nachrichten',
  },
}
