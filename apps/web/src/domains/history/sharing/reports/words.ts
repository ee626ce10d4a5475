import type { ReportedRecording } from '@vireo/contracts/sharing'
import { words } from '#kit/language/index.ts'

type Reason = ReportedRecording['reports'][number]['reason']

const reasons: Readonly<Record<Reason, string>> = {
  false_identity: 'Pretends to be somebody',
  copyright: 'Uses what belongs to others',
  harm: 'Hateful or harmful',
  spam: 'Advertising or fraud',
  other: 'Something else',
}
const states: Readonly<Record<ReportedRecording['state'], string>> = {
  open: 'Waiting',
  taken_down: 'Taken down',
  restored: 'Restored',
  dismissed: 'Dismissed',
}

export const reportWords = words('sharing/reports', {
  lead: 'What people outside reported about what is public. A report hides nothing until you decide.',
  what: 'What was reported',
  recordings: 'Recordings',
  pages: 'Works, profiles and sounds',
  kinds: { work: 'Work', profile: 'Profile', sound: 'Sound' },
  failed: 'The reports could not be loaded',
  forOperators: 'Only for whoever runs this instance',
  forOperatorsHelp: 'Reports go to the person who set it up.',
  show: 'Which reports',
  open: 'Waiting',
  decided: 'Decided',
  caption: { recordings: 'Reported recordings', pages: 'Reported works, profiles and sounds' },
  nothing: 'Nothing waits for you',
  nothingLead: {
    recordings: 'When somebody reports a shared recording, it stands here.',
    pages: 'When somebody reports a work, a profile or a sound, it stands here.',
  },
  nothingDecided: 'Nothing was decided yet',
  nothingDecidedLead: 'What you took down or dismissed stands here, and can be decided again.',
  more: 'Show more',
  states,
  reasons,
  untitled: 'A recording',
  locked: 'A recording behind a password',
  gone: 'A recording that is not shared at the moment',
  voice: (name: string) => `Voice: ${name}`,
  by: (name: string) => `Shared by ${name}`,
  count: (count: number) => (count === 1 ? 'Reported once' : `Reported ${count} times`),
  since: (date: string) => `since ${date}`,
  decidedAt: (date: string) => `decided ${date}`,
  latest: (shown: number) => `The latest ${shown} reports`,
  noWords: 'Without words',
  openPage: 'Open its page',
  takeDown: 'Take down',
  takeDownTitle: {
    recording: 'Take this recording out of public view?',
    work: 'Take this work out of public view?',
    profile: 'Take this profile out of public view?',
    sound: 'Take this sound out of the library?',
  },
  takeDownConsequence: {
    recording:
      'Its link opens no more, at once. Whoever shared it cannot share it again, and reads that in the audit log of their workspace.',
    sound: 'Nobody finds it any more, at once. Its workspace reads that in its audit log.',
    work: 'Nobody hears it any more, at once. It cannot be released again, and its workspace reads that in its audit log.',
    profile:
      'Nobody sees it any more, at once. Whoever it is of cannot show it again, and reads that in the audit log of their workspace.',
  },
  takenDown: {
    recording: 'The recording is out of public view.',
    work: 'The work is out of public view.',
    profile: 'The profile is out of public view.',
    sound: 'The sound is out of the library.',
  },
  undo: 'Undo',
  restore: 'Restore',
  restored: {
    recording: 'The recording can be heard by its link again.',
    work: 'The work can be released again.',
    profile: 'The profile is shown again.',
    sound: 'The sound is in the library again.',
  },
  dismiss: 'Dismiss',
  dismissed: 'The reports were dismissed.',
} as const)
