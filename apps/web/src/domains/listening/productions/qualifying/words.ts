import { plural, words } from '#kit/language/index.ts'

export const qualifyingWords = words('productions/qualifying', {
  offersFailed: 'The tests could not be loaded',
  test: 'Test',
  questions: (count: number) => plural(count, { one: '1 question', other: `${count} questions` }),
  minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
  toPass: (percent: number) => `${percent}% of the words right to pass`,
  left: (count: number) => plural(count, { one: '1 attempt left', other: `${count} attempts left` }),
  noneLeft: 'No attempt is left. Whoever runs this instance can still grant it.',
  opens: (time: string) => `Can be taken again from ${time}`,
  take: 'Take the test',
  takeOf: (name: string) => `Take the test: ${name}`,
  goOn: 'Go on with the test',
  goOnOf: (name: string) => `Go on with the test: ${name}`,
  beginTitle: 'Begin the test?',
  beginConsequence: (minutes: number) =>
    plural(minutes, {
      one: 'You have 1 minute from now on. The clock goes on when you leave, and it counts as an attempt.',
      other: `You have ${minutes} minutes from now on. The clock goes on when you leave, and it counts as an attempt.`,
    }),
  begin: 'Begin',
  failed: 'This test could not be loaded',
  gone: 'There is no such test',
  goneText: 'It may be somebody else’s.',
  toQualifications: 'All qualifications',
  lead: (percent: number) =>
    `Write exactly what is asked for. ${percent}% of the words have to be right; case and punctuation do not count.`,
  timeLeft: 'Time left',
  timeLeftIs: (minutes: number) => plural(minutes, { one: '1 minute left', other: `${minutes} minutes left` }),
  answered: (count: number, all: number) => `${count} of ${all} answered`,
  question: (number: number, all: number) => `Question ${number} of ${all}`,
  recording: (number: number) => `Recording of question ${number}`,
  answer: (number: number) => `Answer to question ${number}`,
  kept: 'What you write is kept in this browser, and handed in when the time is up.',
  handIn: 'Hand in',
  handInTitle: 'Hand in your answers?',
  handInConsequence: (missing: number) =>
    plural(missing, {
      one: '1 question has no answer. You cannot change anything after this.',
      other:
        missing === 0
          ? 'You cannot change anything after this.'
          : `${missing} questions have no answer. You cannot change anything after this.`,
    }),
  refused: 'Your answers could not be handed in',
  passed: 'Passed',
  passedText: 'You have this qualification now, and see its tasks.',
  notPassed: 'Not passed',
  score: 'Words that were right',
  needed: 'Needed to pass',
  percent: (percent: number) => `${percent}%`,
  again: (time: string) => `You can try again from ${time}.`,
  againNow: 'You can try again.',
  toTasks: 'See available tasks',
} as const)
