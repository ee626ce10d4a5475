import { formatDate, formatExact } from '#kit/format/index.ts'
import { words } from '#kit/language/index.ts'

export const usageWords = words('usage', {
  credits: 'Credits',
  unlimited: 'Unlimited',
  left: (remaining: number) => `${formatExact(remaining)} credits left`,
  leftExactly: (remaining: number, limit: number) => `${formatExact(remaining)} of ${formatExact(limit)} credits left`,
  plainlyLeft: (remaining: number) => `${formatExact(remaining)} left`,
  leftAndExtra: (remaining: number, extra: number) =>
    `${formatExact(remaining)} left and ${formatExact(extra)} of overage`,
  leftThenExtra: (remaining: number) => `${formatExact(remaining)} left, then overage`,
  unlimitedLeft: 'unlimited credits',
  used: (used: number) => `${formatExact(used)} used`,
  resets: (unixSeconds: number) => `Renews on ${formatDate(unixSeconds)}`,
  share: 'Credits used',
  failed: 'Your credits could not be loaded',
} as const)
