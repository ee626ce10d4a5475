import { formatExact, formatSize } from '#kit/format/index.ts'
import { plural, words } from '#kit/language/index.ts'

export const videoWords = words('music/video', {
  title: 'Music for a video',
  drop: 'Drop the video that needs music here, or paste it',
  limits: (sizeBytes: number, minutes: number) =>
    `Up to ${formatSize(sizeBytes)} and ${minutes} minutes. The video itself is not kept.`,
  choose: 'Choose a video',
  addMore: 'Add another video',
  addMoreHelp: 'It follows the others, and all have one piece of music.',
  videos: 'Videos',
  remove: (name: string) => `Remove ${name}`,
  movedTo: (place: number, count: number) => `Moved to place ${formatExact(place)} of ${formatExact(count)}`,
  lengthUnknown: 'length not known yet',
  description: 'What should it sound like?',
  descriptionHelp: 'Left empty, the pictures say it.',
  descriptionPlaceholder: 'A walk by the sea: calm, then brighter',
  tags: 'Tags',
  tagsHelp: 'Moods, styles and instruments, between commas.',
  tagsPlaceholder: 'piano, warm, no drums',
  tagsWrong: (count: number, length: number) => `At most ${count} tags of up to ${length} characters.`,
  compose: 'Compose for the video',
  perMinute: (credits: number) => `${formatExact(credits)} credits a minute of video`,
  tooLong: (minutes: number) =>
    `Music lasts at most ${minutes} minutes: this is longer. Remove a video, or choose a shorter one.`,
  tooShort: (seconds: number) =>
    plural(seconds, {
      one: 'Music lasts at least 1 second: this is shorter.',
      other: `Music lasts at least ${formatExact(seconds)} seconds: this is shorter.`,
    }),
  tooMany: (count: number) => `At most ${count} videos can be taken together.`,
  noPicture: (name: string) => `${name} has no picture: choose a video.`,
} as const)
