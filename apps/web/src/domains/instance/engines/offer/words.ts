import { words } from '#kit/language/index.ts'

/** What stands on home about voices that can be installed: of all words of engines these alone come with it. */
export const offerWords = words('engines/offer', {
  offerLead:
    'The voices that come with the product are light. These sound human, and everything works on while they come.',
  offerAction: 'Install natural voices',
  offerTitle: 'Install natural voices',
  offerFacts: (size: string, minutes: string, memory: string) =>
    `${size} to download, ${minutes} at 50 Mbit/s, and about ${memory} of memory while they speak.`,
  minutes: (count: number) => (count === 1 ? 'about a minute' : `about ${count} minutes`),
  offerMeanwhile: 'They are on their way. Everything works on meanwhile.',
  offerUnreachable: (problem: string) =>
    `This instance is not connected to the place where the models are. ${problem} Models can also come from a folder or a mirror, and the voices that are here speak on.`,
  offerFailed: (problem: string) => `It did not work: ${problem}`,
  askOperator: 'This instance speaks with light voices. Whoever runs it can install voices that sound human: ask them.',
  allEngines: 'All engines',
  notNow: 'Not now',
  offerMoving: (percent: string) => `Installing natural voices: ${percent} %`,
  unpacking: 'Unpacking and trying it',
  downloading: (done: string, all: string) => `${done} of ${all}`,
  tryAgain: 'Try again',
  accept: 'Accept and install',
  licence: 'Licence',
} as const)
