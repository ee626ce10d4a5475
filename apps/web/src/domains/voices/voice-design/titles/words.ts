import { words } from '#kit/language/index.ts'

/** What tabs and menus call it; the page's own words come with the page. */
export const voiceDesignTitleWords = words('voice-design/titles', {
  title: 'Voice design',
  remix: 'Remix',
  note: 'Describe a voice, then choose from three.',
} as const)
