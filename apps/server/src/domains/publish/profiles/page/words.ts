/** What the public page of a person says. */
export const profilePageWords = {
  pictureOf: (name: string) => `Picture of ${name}`,
  links: 'Elsewhere',
  works: 'Works',
  voices: 'Voices',
  untitled: 'A recording',
  voice: (name: string) => `Voice: ${name}`,
  listen: (title: string) => `Listen to “${title}”`,
  sample: (name: string) => `Preview of ${name}`,
  use: 'Use this voice',
  description: (name: string) => `${name} on Vireo`,
  generated: 'The voices on this page were made or changed by a computer.',
  madeWith: 'Made with Vireo',
  gone: 'There is no such page',
  goneLead: 'It is hidden, has moved, or never was there.',
}
