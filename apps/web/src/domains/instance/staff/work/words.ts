import type { InstanceJob } from '@vireo/contracts/staff'
import { formatExact } from '#kit/format/index.ts'
import { plural, words } from '#kit/language/index.ts'

const states: Readonly<Record<InstanceJob['state'], string>> = {
  failed: 'Failed',
  running: 'Running',
  queued: 'Waiting',
}

export const workWords = words('staff/work', {
  lead: 'What goes on in the background: e-mails on their way, events between the parts, and jobs.',
  failed: 'What goes on in the background could not be loaded',
  forOperators: 'Only for whoever runs this instance',
  forOperatorsHelp: 'They look after what happens in the background.',
  kinds: { letters: 'E-mails', events: 'Events', jobs: 'Jobs' },
  show: 'What is shown',
  whichJobs: 'Which jobs',
  states,
  waiting: (count: number) => `${formatExact(count)} waiting`,
  failing: (count: number) => `${formatExact(count)} failing`,
  failedCount: (count: number) => `${formatExact(count)} failed`,
  failedRecently: (count: number) => `${formatExact(count)} failed within 7 days`,
  running: (count: number) => `${formatExact(count)} running`,
  kept: (count: number) => `${formatExact(count)} kept, with nobody to carry them`,
  oldest: (when: string) => `oldest of ${when}`,
  noMail: 'No e-mail server is set up, so e-mails are kept here and go nowhere.',
  noMessages: 'No gateway is set up for text messages.',
  captions: { letters: 'E-mails that were not taken', events: 'Events that fail', jobs: 'Jobs' },
  nothing: { letters: 'No e-mail is stuck', events: 'No event fails', jobs: 'No such job' },
  nothingLead: {
    letters: 'An e-mail that its carrier refuses stands here, and can be tried again.',
    events: 'An event stands here while somebody who hears of it fails.',
    jobs: 'Jobs in this state stand here.',
  },
  more: 'Show more',
  channels: { mail: 'E-mail', sms: 'Text message' },
  toDomain: (domain: string) => `to ${domain}`,
  hasFailed: 'Failed',
  triedAgain: 'Tried again by itself',
  made: (when: string) => `of ${when}`,
  ended: (when: string) => `ended ${when}`,
  next: (when: string) => `again ${when}`,
  attempts: (count: number) => plural(count, { one: '1 attempt', other: `${count} attempts` }),
  percent: (share: number) => `${share} % done`,
  stopping: 'Stopping',
  retry: 'Try again',
  retryNow: 'Try now',
  stop: 'Stop',
  retryLead: {
    letters: 'It is handed to its carrier again, as often as a new one.',
    events: 'It comes again at once, and as before where somebody fails again.',
    jobs: 'It starts over, for the workspace it is of. Every job bears being repeated.',
  },
  stopLead: 'Whoever waits for it is told, and can ask for it again.',
  done: { retry: 'It is tried again', stop: 'It stops' },
} as const)
