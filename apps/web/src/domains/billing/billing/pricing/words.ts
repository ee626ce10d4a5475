import { words } from '#kit/language/index.ts'

/** What people read where plans are compared. */
export const pricingWords = words('billing/pricing', {
  hasNot: {
    cloning: 'No instant voice cloning',
    professional: 'No professional voice clones',
    licence: 'No commercial licence',
    extra: 'No overage',
  },
  nothingCharged: 'No card needed',
  chargedMonthly: 'Charged every month',
  chargedYearly: (price: string) => `${price} charged once a year`,
  applies: {
    given: (plan: string) =>
      `You are on ${plan} and pay nothing for it. If you subscribe to one of these plans, it replaces ${plan} as soon as it is paid. ${plan} does not come back by itself.`,
    agreed: (plan: string) => `You are on ${plan}. Compared with it, each of these plans is a downgrade.`,
  },
  compare: 'Compare plans',
  subject: 'What you get',
  included: 'Included',
  notIncluded: 'Not included',
  subjects: {
    credits: 'Credits',
    voices: 'Voices',
    sound: 'Speed and formats',
    team: 'Team and licence',
  },
  rows: {
    credits: 'Credits a month',
    minutes: 'Minutes of speech, about',
    extra: 'Overage a month, up to',
    extraPrice: 'Overage, per 1,000 credits',
    turbo: 'Fast models beyond the plan, 1 million characters',
    threshold: 'Overage is charged when it reaches',
    voices: 'Voices of your own',
    cloning: 'Instant voice cloning',
    professional: 'Professional voice clones',
    atOnce: 'Generations at once',
    fastAtOnce: 'With fast models',
    mp3: 'MP3, up to',
    pcm: 'PCM and WAV, up to',
    seats: 'Seats',
    licence: 'Commercial licence',
  },
  kbps: (rate: number) => `${rate} kbps`,
  kilohertz: (rate: string) => `${rate} kHz`,
  questions: 'Questions and answers',
  question: {
    credit: {
      title: 'What is a credit?',
      text: 'One character of text takes one credit. Fast models take half, rounded up for each request. Changing a voice takes 1,000 credits for each minute of the recording, counted by the second.',
    },
    empty: {
      title: 'What happens when my credits run out?',
      text: (without: string, allowances: string) =>
        `On ${without}, nothing more is made until the credits are renewed. Larger plans go on with overage if an admin allows it: ${allowances}.`,
      allowance: (plan: string, credits: string) => `${plan} up to ${credits} credits a month`,
    },
    extra: {
      title: 'When is overage charged?',
      text: (thresholds: string) =>
        `When the billing period ends. If it reaches an amount before that, it is charged then: ${thresholds}.`,
      threshold: (plan: string, amount: string) => `${amount} on ${plan}`,
    },
    year: {
      title: 'How does annual billing work?',
      text: 'The whole year is charged at once and costs as much as ten months. Credits are renewed every month all the same.',
    },
    change: {
      title: 'When does a change of plan take effect?',
      text: 'An upgrade takes effect at once: only the difference for the rest of the period is charged, and the credits grow in the same proportion. A downgrade takes effect when the paid period ends and can be taken back until then.',
    },
    rhythm: {
      title: 'What if I move from monthly to annual?',
      text: 'A new period begins at once with full credits. Money for the unused part of the old one is taken off; credits left over are not carried into the new one.',
    },
    cancel: {
      title: 'Can I cancel at any time?',
      text: 'Yes. Your plan stays until the end of the period you paid for, nothing more is charged, and then the workspace is on Free. Until that day you can change your mind.',
    },
    failed: {
      title: 'What if a payment fails?',
      text: 'We try again over the next days. Until it is paid, the month has the credits of Free, and overage pauses. If no attempt succeeds, the plan ends; no credits can be spent while an invoice is open.',
    },
    licence: {
      title: 'May I use recordings commercially?',
      text: (plans: string) => `With ${plans}, yes: they come with a commercial licence. Free does not.`,
    },
    currency: {
      title: 'Which currency do I pay in?',
      text: 'US dollars or euros. A subscription keeps the currency it began in.',
    },
  },
} as const)
