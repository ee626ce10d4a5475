import type { LiveSettingName, LiveSettings } from '@vireo/contracts/staff'
import { words } from '#kit/language/index.ts'

const names: Readonly<Record<LiveSettingName, { readonly title: string; readonly help: string }>> = {
  sign_up: { title: 'Who may create an account', help: 'Whoever has an account already is not concerned.' },
  contact_mail: {
    title: 'Where people outside write to',
    help: 'Without an address, it goes to the accounts that administer the instance.',
  },
  reviews_published_voices: {
    title: 'Look at voices before others find them',
    help: 'Voices that people publish wait under “Voices to review” until you allow them.',
  },
  moderated_terms: {
    title: 'Moderated terms',
    help: 'What voices with live moderation do not say, one on a line. Without any, such voices do not speak.',
  },
  referral_reward_credits: {
    title: 'Credits for bringing somebody',
    help: 'For whoever brings somebody that pays for the first time. 0 gives nothing.',
  },
  author_share_percent: {
    title: 'What authors get, in percent',
    help: 'Of what is left of a sale after refunds. Holds for what is bought from then on.',
  },
}
const signUps: Readonly<Record<LiveSettings['sign_up'], string>> = {
  open: 'Everybody',
  invite: 'Who is invited',
  closed: 'Nobody',
}

export const settingWords = words('staff/settings', {
  lead: 'What may change while the instance runs. A change holds within seconds, without a restart.',
  failed: 'The settings could not be loaded',
  forOperators: 'Only for whoever runs this instance',
  forOperatorsHelp: 'They decide how the instance is set.',
  names,
  signUps,
  inEnvironment: (variable: string) => `The environment of the server decides this, by ${variable}.`,
  changedHere: 'Set here',
  save: 'Save',
  saveTitle: 'Change settings of the instance',
  saveLead: 'It holds for everybody here, within seconds. Your audit log says what changed, and why.',
  saved: 'The settings hold',
  reset: 'Back to the default',
  resetLead: 'The setting is left to its default again.',
  wholeNumber: (max: string) => `A whole number from 0 to ${max}.`,
  anAddress: 'An e-mail address, or nothing.',
} as const)
