import type { VoiceToReview } from '@vireo/contracts/voice-library'
import { plural, words } from '#kit/language/index.ts'

const categories: Readonly<Record<VoiceToReview['category'], string>> = {
  cloned: 'Instant clone',
  generated: 'Designed',
  professional: 'Professional clone',
}

export const reviewWords = words('voice-library/reviews', {
  lead: 'Voices that people want to publish. Nobody else finds them before you decide.',
  failed: 'The voices could not be loaded',
  forOperators: 'Only for whoever runs this instance',
  forOperatorsHelp: 'They decide which voices everybody here finds.',
  caption: 'Voices that wait for a decision',
  nothing: 'No voice waits for you',
  nothingLead: 'Where voices are looked at before they are found, they stand here.',
  more: 'There are more. They stand here once these are decided about.',
  categories,
  noDescription: 'Without a description',
  notice: (days: number) => plural(days, { one: '1 day of notice', other: `${days} days of notice` }),
  paidOnly: 'for paid plans only',
  moderated: 'with moderated terms',
  since: (when: string) => `waits since ${when}`,
  allow: 'Allow',
  decline: 'Decline',
  allowLead: 'Everybody here finds the voice and can add it.',
  declineLead: 'Nobody else finds it. Copies that there are already go on speaking.',
  message: 'What its owner reads',
  messageHelp: 'May stay empty.',
  reason: 'Reason',
  reasonHelp: 'Stands in your audit log alone.',
  reasonShort: 'Say why in a few words.',
  cancel: 'Cancel',
  done: { allowed: 'The voice is allowed', declined: 'The voice is declined' },
  sample: (name: string) => `Recording of ${name}`,
} as const)
