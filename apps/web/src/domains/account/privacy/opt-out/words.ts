import { words } from '#kit/language/index.ts'

export const optOutWords = words('privacy/opt-out', {
  title: 'Sale, sharing and advertising',
  lead: 'You may opt out of the sale and sharing of your data, and of targeted advertising.',
  optedOut: 'You have opted out of sale, sharing and targeted advertising.',
  automatic: 'Your browser asks us not to sell or share your data. You are opted out.',
  choose: 'Choose',
  dialogTitle: 'Opt out of sale, sharing and targeted advertising?',
  dialogLead:
    'If you opt out, no advertisement you came from is written down, and nothing about your visits is told to others.',
  optOut: 'Opt Out',
  cancel: 'Cancel',
} as const)
