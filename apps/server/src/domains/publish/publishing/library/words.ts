import type { WorkAudience, WorkKind } from '../tables.ts'

/** What the public pages of works say. */
export const libraryWords = {
  library: 'Library',
  libraryLead: 'What people made with Vireo, and let everybody hear.',
  empty: 'Nothing has been released yet.',
  older: 'Older works',
  toLibrary: 'To the library',
  by: (author: string) => `By ${author}`,
  cover: (title: string) => `Cover of ${title}`,
  listen: (title: string) => `Listen to ${title}`,
  text: 'What is said',
  preview: 'Preview',
  mature: 'For adults',
  price: (amount: string) => `Costs ${amount}`,
  buy: (amount: string) => `Buy for ${amount}`,
  forBuyers: 'Who bought this work hears and reads all of it.',
  waiting: 'Your payment is being confirmed. Reload this page in a moment.',
  feed: 'Follow in a podcast player',
  book: 'Take along as a book (EPUB)',
  speed: 'Speed',
  sleep: 'Sleep timer',
  sleepOff: 'Off',
  sleepMinutes: (minutes: number) => `${minutes} minutes`,
  sleepEnd: 'At the end of the chapter',
  left: 'Stops in {left}',
  goOn: 'Go on with “{chapter}” at {at}',
  failed: 'This cannot be played at the moment. Reload the page to try again.',
  kinds: { audiobook: 'An audiobook', podcast: 'A podcast', single: 'A single piece' } satisfies Record<
    WorkKind,
    string
  >,
  audiences: {
    children: 'For children',
    'young adult': 'For young adults',
    adult: 'For adults',
    'all ages': 'For all ages',
  } satisfies Record<WorkAudience, string>,
  madeWith: 'Made with Vireo',
  gone: 'There is nothing here',
  goneLead: 'This work was withdrawn, or never was there.',
}
