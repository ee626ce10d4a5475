import { plural, words } from '#kit/language/index.ts'

/** What people read before a plan changes, and afterwards. */
export const changeWords = words('billing/changes', {
  upgrade: {
    title: (plan: string) => `Upgrade to ${plan}?`,
    text: (price: string) =>
      `It takes effect at once and costs ${price}. What is left of the period you already paid for is taken off.`,
    action: 'Upgrade',
    done: (plan: string) => `You are on ${plan} now`,
  },
  buy: {
    title: (plan: string) => `Subscribe to ${plan}?`,
    text: (price: string) => `It starts at once and costs ${price}. The workspace that pays for this one is charged.`,
    action: 'Subscribe',
  },
  downgrade: {
    title: (plan: string) => `Downgrade to ${plan}?`,
    text: (price: string, until: string) =>
      `You keep your plan until ${until}. Then the new one begins, for ${price}. You can take this back until then.`,
    action: 'Downgrade',
    done: (plan: string) => `You go on with ${plan} when this period is over`,
  },
  cancel: {
    title: 'Cancel your subscription?',
    text: (plan: string, until: string) =>
      `${plan} stays yours until ${until}, and you are not charged again. Then you are on Free. You can take this back until then.`,
    action: 'Cancel Subscription',
    done: (until: string) => `Your subscription ends on ${until}`,
  },
  free: {
    title: 'Go on with Free?',
    text: (plan: string, until: string) =>
      `${plan} stays yours until ${until}, and you are not charged again. Then you are on Free. You can take this back until then.`,
    action: 'Change to Free',
    done: (until: string) => `You go on with Free after ${until}`,
  },
  consequences: {
    title: 'What you will have less of',
    gains: 'What you will have more of',
    credits: (count: string) => `${count} credits a month`,
    voices: (count: string) => `${count} voices of your own; you cannot add any while you have more`,
    professionalVoices: (count: number) =>
      count === 0
        ? 'No professional voice clones'
        : plural(count, { one: '1 professional voice clone', other: `${count} professional voice clones` }),
    cloning: 'No instant voice cloning',
    bitrate: (kbps: number) => `Recordings of at most ${kbps} kbps`,
    extension: 'No extra credits beyond the limit',
    licence: 'No commercial licence for what you make from then on',
    moreVoices: (count: string) => `${count} voices of your own`,
    withCloning: 'Instant voice cloning',
    betterBitrate: (kbps: number) => `Recordings of up to ${kbps} kbps`,
    withExtension: 'Extra credits beyond the limit',
    withLicence: 'A commercial licence for what you make from then on',
    moreExtension: (count: string) => `Up to ${count} extra credits a month`,
    extensionUnlimited: 'Extra credits without a limit',
    atOnce: (count: string) => `${count} generations at once`,
    fastAtOnce: (count: string) => `${count} generations at once with fast models`,
    sampleRate: (kilohertz: string) => `PCM and WAV of at most ${kilohertz} kHz`,
    betterSampleRate: (kilohertz: string) => `PCM and WAV of up to ${kilohertz} kHz`,
    storage: (size: string) => `${size} for your recordings`,
    storageUnlimited: 'Unlimited room for your recordings',
    enterprise: 'No single sign-on, and nothing else that is made for large organisations',
    withEnterprise: 'Single sign-on, and everything that is made for large organisations',
    seats: (count: number) => plural(count, { one: '1 seat', other: `${count} seats` }),
  },
  charge: {
    loading: 'Working out what this means …',
    failed: 'What this means could not be worked out',
    outdated: 'Your subscription has changed meanwhile. Close this, look at it once more, and choose again.',
    dueNow: 'Charged now',
    onPage: 'Shown by your payment provider',
    rest: (plan: string) => `${plan}, for the rest of this period`,
    unused: (plan: string) => `Unused time of ${plan}`,
    kept: 'Kept for your next invoices',
    fromEarlier: 'From earlier invoices',
    start: 'Takes effect',
    begins: { now: 'At once', after_payment: 'As soon as it is paid', period_end: 'At the end of the paid period' },
    next: 'Next payment',
    on: (amount: string, date: string) => `${amount} on ${date}`,
    noPayment: 'None',
    creditsAdded: (added: string) => `${added} credits are added at once.`,
    creditsReplaced: (lost: string, added: string) =>
      `${lost} credits that are left end now; ${added} new ones take their place.`,
  },
  change: {
    title: (plan: string) => `Change to ${plan}?`,
    text: (price: string) =>
      `It takes effect at once: a new period begins today and costs ${price}. Money for what you have not used of the present one is taken off; credits that are left are not carried over.`,
    action: 'Change plan',
    done: (plan: string) => `You are on ${plan} now`,
  },
  replaces: {
    cancellation: (date: string) => `This replaces the cancellation planned for ${date}.`,
    change: (plan: string, date: string) => `This replaces the change to ${plan} planned for ${date}.`,
  },
  given: {
    operator: 'Given by the operator of this instance. You pay nothing for it.',
    default: 'Every workspace of this instance begins with this plan. You pay nothing for it.',
    grant: 'Given to your workspace as a grant. You pay nothing for it.',
    trial: 'A trial, given by the operator of this instance. You pay nothing for it.',
    leave: (mine: string, plan: string, price: string) =>
      `Once you have paid, ${plan} takes the place of ${mine} at once, for ${price}. What was given to you ends then and does not come back by itself.`,
    toCheckout: 'Go to checkout',
    toFree: (mine: string) => `${mine} was given to you. Only whoever gave it can take it back.`,
  },
} as const)
