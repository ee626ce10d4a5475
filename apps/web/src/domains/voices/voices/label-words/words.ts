import { words } from '#kit/language/index.ts'

/** Labels that every voice of the library has, and that forms offer. Others are shown as they were written. */
export const voiceLabelWords = words('voices/label-words', {
  values: {
    female: 'Female',
    male: 'Male',
    neutral: 'Neutral',
    young: 'Young',
    middle_aged: 'Middle-aged',
    old: 'Old',
    conversational: 'Conversational',
    narrative_story: 'Narration',
    characters: 'Characters',
    social_media: 'Social media',
    entertainment_tv: 'Entertainment',
    informative_educational: 'Education',
    advertisement: 'Advertisement',
    news: 'News',
  },
} as const)
