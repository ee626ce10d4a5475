import { formatExact, formatSize } from '#kit/format/index.ts'
import { plural, words } from '#kit/language/index.ts'

export const uploadWords = words('music/uploads', {
  title: 'A song of your own',
  drop: 'Drop a song of yours here, or paste it',
  limits: (sizeBytes: number, minutes: number) =>
    `Up to ${formatSize(sizeBytes)} and ${minutes} minutes, free of charge. It stands among your music afterwards.`,
  listening: (name: string) => `Listening to ${name} for tempo, key and sections…`,
  heard: (name: string) => `${name} has been listened to.`,
  again: (name: string) => `Try ${name} again`,
  tooLong: (minutes: number) => `Songs last at most ${minutes} minutes: this one is longer.`,
  tooShort: (seconds: number) =>
    plural(seconds, {
      one: 'Songs last at least 1 second: this one is shorter.',
      other: `Songs last at least ${formatExact(seconds)} seconds: this one is shorter.`,
    }),
  sections: 'Sections that were heard',
  playFrom: (name: string, start: string) => `Play from ${name}, ${start}`,
} as const)
