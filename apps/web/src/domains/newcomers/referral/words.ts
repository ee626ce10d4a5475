import { words } from '#kit/language/index.ts'

export const referralWords = words('referral', {
  title: 'Your referral link',
  lead: 'Whoever signs up by this link and pays for the first time is counted here, once.',
  leadRewarded: (credits: string) =>
    `Whoever signs up by this link and pays for the first time is counted here, once, and gives you ${credits} credits.`,
  make: 'Get your link',
  how: 'How it works',
  link: 'Referral link',
  referred: 'Signed up',
  credited: 'Paid for the first time',
  failed: 'Your referral link could not be loaded',
} as const)
