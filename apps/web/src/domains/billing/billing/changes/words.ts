import { plural, words } from '#kit/language/index.ts'

/** What people read before a plan changes, and afterwards. */
export const changeWords = words('billing/changes', {
  upgrade: {
    title: (plan: string) => `Upgrade to ${plan}?`,
    text: (price: string) => `It takes effect at once and costs ${price}, less the unused time of your present plan.`,
    action: 'Upgrade',
    done: (plan: string) => `You are on ${plan} now`,
  },
  buy: {
    title: (plan: string) => `Subscribe to ${plan}?`,
    text: (price: string) => `It starts at once and costs ${price}, charged to the workspace that pays for this one.`,
    action: 'Subscribe',
  },
  downgrade: {
    title: (plan: string) => `Downgrade to ${plan}?`,
    text: (price: string, until: string) =>
      `You keep your plan until ${until}. Then the new one begins, for ${price}. You can change your mind until then.`,
    action: 'Downgrade',
    done: (plan: string) => `${plan} begins when this period ends`,
  },
  cancel: {
    title: 'Cancel your subscription?',
    text: (plan: string, until: string) =>
      `You keep ${plan} until ${until} and are not charged again. After that the workspace is on Free. You can change your mind until then.`,
    action: 'Cancel Subscription',
    done: (until: string) => `Your subscription ends on ${until}`,
  },
  free: {
    title: 'Change to Free?',
    text: (plan: string, until: string) =>
      `You keep ${plan} until ${until} and are not charged again. After that the workspace is on Free. You can change your mind until then.`,
    action: 'Change to Free',
    done: (until: string) => `After ${until} the workspace is on Free`,
  },
  consequences: {
    title: 'What you lose',
    gains: 'What you gain',
    credits: (count: string) => `${count} credits a month`,
    voices: (count: string) => `${count} voices of your own; you cannot add any while you have more`,
    professionalVoices: (count: number) =>
      count === 0
        ? 'No professional voice clones'
        : plural(count, { one: '1 professional voice clone', other: `${count} professional voice clones` }),
    cloning: 'No instant voice cloning',
    bitrate: (kbps: number) => `Recordings of at most ${kbps} kbps`,
    extension: 'No overage',
    licence: 'No commercial licence for what you make from then on',
    moreVoices: (count: string) => `${count} voices of your own`,
    withCloning: 'Instant voice cloning',
    betterBitrate: (kbps: number) => `Recordings of up to ${kbps} kbps`,
    withExtension: 'Overage, if an admin allows it',
    withLicence: 'A commercial licence for what you make from then on',
    moreExtension: (count: string) => `Up to ${count} credits of overage a month`,
    extensionUnlimited: 'Overage without a limit',
    atOnce: (count: string) => `${count} generations at once`,
    fastAtOnce: (count: string) => `${count} generations at once with fast models`,
    sampleRate: (kilohertz: string) => `PCM and WAV of at most ${kilohertz} kHz`,
    betterSampleRate: (kilohertz: string) => `PCM and WAV of up to ${kilohertz} kHz`,
    storage: (size: string) => `${size} for your recordings`,
    storageUnlimited: 'Unlimited room for your recordings',
    enterprise: 'No single sign-on and no other enterprise features',
    withEnterprise: 'Single sign-on and the other enterprise features',
    seats: (count: number) => plural(count, { one: '1 seat', other: `${count} seats` }),
  },
  charge: {
    loading: 'Calculating what this changes…',
    failed: 'What this changes could not be calculated',
    outdated: 'Your subscription has changed in the meantime. Close this, check your plan, and choose again.',
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
      `${lost} unused credits end now; ${added} new ones take their place.`,
  },
  change: {
    title: (plan: string) => `Change to ${plan}?`,
    text: (price: string) =>
      `It takes effect at once: a new period begins today and costs ${price}. Money for the unused part of the present one is taken off; unused credits are not carried over.`,
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
      `${plan} replaces ${mine} as soon as you have paid, for ${price}. ${mine} ends then and does not come back by itself.`,
    toCheckout: 'Go to checkout',
    toFree: (mine: string) => `${mine} was given to you. Only whoever gave it can take it back.`,
  },
} as const)
